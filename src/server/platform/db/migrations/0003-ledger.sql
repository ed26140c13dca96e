-- Double entry in pairs: an unbalanced movement cannot be written down.
CREATE TABLE account (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('USER', 'BONUS', 'HOLD', 'PLATFORM', 'OUTSIDE')),
  -- USER, BONUS: the user id; HOLD: what holds it (`squad:18402`); PLATFORM, OUTSIDE: its name
  owner text NOT NULL,
  -- kopecks; platform and outside accounts cache none, so that they are never a hot row
  balance bigint CHECK (balance >= 0),
  UNIQUE (kind, owner),
  CHECK ((kind IN ('USER', 'BONUS', 'HOLD')) = (balance IS NOT NULL))
);

CREATE TABLE operation (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  actor text NOT NULL,
  idempotency_key text,
  request_hash bytea,
  response jsonb,
  created_at timestamptz NOT NULL,
  UNIQUE (actor, idempotency_key)
);

CREATE TABLE transfer (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  operation_id uuid NOT NULL REFERENCES operation,
  -- money leaves the debited account and comes to the credited one
  debit_account bigint NOT NULL REFERENCES account,
  credit_account bigint NOT NULL REFERENCES account,
  amount bigint NOT NULL CHECK (amount > 0),
  created_at timestamptz NOT NULL,
  CHECK (debit_account <> credit_account)
);
CREATE INDEX transfer_operation ON transfer (operation_id);
CREATE INDEX transfer_debit ON transfer (debit_account);
CREATE INDEX transfer_credit ON transfer (credit_account);

-- What a person reads on /balance: one line for each thing that happened to his money.
CREATE TABLE balance_transaction (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user,
  operation_id uuid NOT NULL REFERENCES operation,
  type text NOT NULL,
  -- kopecks, signed from the person's point of view; of it `bonus_amount` was bonus money
  amount bigint NOT NULL CHECK (amount <> 0),
  bonus_amount bigint NOT NULL DEFAULT 0,
  bonus_reason text,
  squad_id integer,
  reversal_of bigint REFERENCES balance_transaction,
  details jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL
);
CREATE INDEX balance_transaction_user ON balance_transaction (user_id, id DESC);
CREATE INDEX balance_transaction_squad ON balance_transaction (squad_id) WHERE squad_id IS NOT NULL;

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'append-only: % on % is refused', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER transfer_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON transfer FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER balance_transaction_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON balance_transaction FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE deposit (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user,
  provider text NOT NULL,
  method text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  bonus bigint NOT NULL DEFAULT 0 CHECK (bonus >= 0),
  status text NOT NULL CHECK (status IN ('CREATED', 'DELAYED', 'PAID', 'DECLINED')),
  return_to text,
  operation_id uuid REFERENCES operation,
  created_at timestamptz NOT NULL,
  settled_at timestamptz
);
CREATE INDEX deposit_user ON deposit (user_id, created_at DESC);
