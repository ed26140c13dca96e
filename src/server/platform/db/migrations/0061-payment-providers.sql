-- Real payment providers: an address to pay at that is known only after they were asked, sums that are known only when
-- they have come (skins), money that goes back to the payer.
ALTER TABLE deposit
  ADD COLUMN payment_url text,
  ADD COLUMN external_id text,
  ADD COLUMN steam_trade_url text,
  ALTER COLUMN amount DROP NOT NULL,
  DROP CONSTRAINT deposit_status_check,
  DROP CONSTRAINT deposit_paid_by_operation;
ALTER TABLE deposit
  ADD CONSTRAINT deposit_status_check CHECK (status IN ('CREATED', 'DELAYED', 'PAID', 'DECLINED', 'REFUNDED')),
  ADD CONSTRAINT deposit_paid_by_operation CHECK ((status IN ('PAID', 'REFUNDED')) = (operation_id IS NOT NULL)),
  ADD CONSTRAINT deposit_sum_known CHECK (amount IS NOT NULL OR (method = 'SKINS' AND status NOT IN ('PAID', 'REFUNDED')));
-- The only provider until now was the training one, whose page is our own.
UPDATE deposit SET payment_url = '/pay/dummy/' || id WHERE status = 'CREATED' AND provider = 'DUMMY';
CREATE INDEX deposit_register ON deposit (provider, created_at);

-- What providers have sent, as it came, secrets masked; written before it is judged.
CREATE TABLE provider_callback (
  id uuid PRIMARY KEY,
  provider text NOT NULL,
  address text NOT NULL,
  headers jsonb NOT NULL,
  query text NOT NULL,
  body text NOT NULL,
  deposit_id text,
  -- null: the process ended before it was judged
  verdict text,
  received_at timestamptz NOT NULL,
  judged_at timestamptz,
  resolved_at timestamptz,
  resolved_by uuid REFERENCES app_user
);
CREATE INDEX provider_callback_newest ON provider_callback (received_at DESC);
CREATE INDEX provider_callback_unmatched ON provider_callback (received_at DESC)
WHERE resolved_at IS NULL AND (verdict IS NULL OR verdict IN ('FORGED', 'UNREADABLE', 'UNKNOWN_DEPOSIT', 'WRONG_SUM'));
CREATE INDEX provider_callback_deposit ON provider_callback (deposit_id) WHERE deposit_id IS NOT NULL;

-- What an operator has to look after by hand.
CREATE TABLE money_task (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('DEPOSIT_REFUNDED')),
  user_id uuid NOT NULL REFERENCES app_user,
  deposit_id uuid NOT NULL REFERENCES deposit,
  amount bigint NOT NULL CHECK (amount > 0),
  taken bigint NOT NULL CHECK (taken BETWEEN 0 AND amount),
  created_at timestamptz NOT NULL,
  closed_at timestamptz,
  closed_by uuid REFERENCES app_user,
  UNIQUE (deposit_id, kind)
);

CREATE TABLE steam_address (
  user_id uuid PRIMARY KEY REFERENCES app_user,
  trade_url text NOT NULL
);
