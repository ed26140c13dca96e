-- Receipts (Law 54-FZ). What the service owes each person of their own money is told apart: what they paid in, with a receipt
-- of an advance, and the rest, which they earned or were given.

-- How much of a share's own money was spent so far: the rest is still owed to its payer.
ALTER TABLE squad_funding ADD COLUMN own_spent bigint NOT NULL DEFAULT 0 CHECK (own_spent >= 0);

-- What left a squad's hold for good, by share: `gross` with bonus and gift money and the service's subsidy.
CREATE TABLE squad_spent (
  operation_id uuid NOT NULL REFERENCES operation (id),
  squad_id integer NOT NULL,
  member_id uuid NOT NULL,
  payer_id uuid NOT NULL REFERENCES app_user (id),
  gross bigint NOT NULL CHECK (gross > 0),
  own bigint NOT NULL CHECK (own BETWEEN 0 AND gross),
  PRIMARY KEY (operation_id, squad_id, member_id)
);
CREATE TRIGGER squad_spent_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON squad_spent FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The balance of both parts; kopecks.
CREATE TABLE own_money (
  user_id uuid PRIMARY KEY REFERENCES app_user (id),
  advance bigint NOT NULL CHECK (advance >= 0),
  other bigint NOT NULL CHECK (other >= 0)
);

-- Each change of it, by the operation; without one: what was owed before receipts were kept.
CREATE TABLE own_money_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user (id),
  operation_id uuid REFERENCES operation (id),
  reason text NOT NULL,
  advance bigint NOT NULL,
  other bigint NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (operation_id, user_id, reason)
);
CREATE INDEX own_money_change_user ON own_money_change (user_id);
CREATE TRIGGER own_money_change_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON own_money_change FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE receipt (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user (id),
  operation_id uuid NOT NULL REFERENCES operation (id),
  kind text NOT NULL CHECK (kind IN ('ADVANCE', 'SET_OFF', 'RETURN', 'SET_OFF_RETURN')),
  total bigint NOT NULL CHECK (total > 0),
  -- of the total: money or a set-off advance, and the service's debt that was set off
  by_advance bigint NOT NULL CHECK (by_advance >= 0),
  by_other bigint NOT NULL CHECK (by_other >= 0),
  created_at timestamptz NOT NULL,
  -- What follows changes; the columns above never do.
  state text NOT NULL CHECK (state IN ('OFF', 'QUEUED', 'ACCEPTED', 'DONE', 'REFUSED')),
  changed_at timestamptz NOT NULL,
  -- 1 for the first document; another after a refusal, by an operator's word
  attempt integer NOT NULL DEFAULT 1,
  asked integer NOT NULL DEFAULT 0,
  -- the register that has the document, and its number there
  till text,
  document_id text,
  accepted_at timestamptz,
  reason text,
  url text,
  fiscal jsonb,
  CHECK (total = by_advance + by_other),
  UNIQUE (operation_id, user_id, kind)
);
CREATE INDEX receipt_newest ON receipt (created_at, id);
CREATE INDEX receipt_user ON receipt (user_id, created_at);
CREATE INDEX receipt_refused ON receipt (changed_at) WHERE state = 'REFUSED';

CREATE FUNCTION refuse_change_of_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.id, OLD.user_id, OLD.operation_id, OLD.kind, OLD.total, OLD.by_advance, OLD.by_other, OLD.created_at)
    IS DISTINCT FROM (NEW.id, NEW.user_id, NEW.operation_id, NEW.kind, NEW.total, NEW.by_advance, NEW.by_other, NEW.created_at)
    OR (OLD.state = 'DONE' AND NEW.state <> 'DONE')
  THEN
    RAISE EXCEPTION 'a receipt keeps what it was issued for' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER receipt_keeps BEFORE UPDATE ON receipt FOR EACH ROW EXECUTE FUNCTION refuse_change_of_receipt();
CREATE TRIGGER receipt_stays BEFORE DELETE OR TRUNCATE ON receipt FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE receipt_line (
  receipt_id uuid NOT NULL REFERENCES receipt (id),
  place integer NOT NULL,
  subject text NOT NULL,
  -- whom the service is the agent of; null: its own
  principal_id uuid REFERENCES app_user (id),
  name text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  PRIMARY KEY (receipt_id, place)
);
CREATE TRIGGER receipt_line_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON receipt_line FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What happened to a receipt, in order.
CREATE TABLE receipt_step (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  receipt_id uuid NOT NULL REFERENCES receipt (id),
  attempt integer NOT NULL,
  state text NOT NULL,
  till text,
  document_id text,
  reason text,
  at timestamptz NOT NULL
);
CREATE INDEX receipt_step_receipt ON receipt_step (receipt_id, id);
CREATE TRIGGER receipt_step_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON receipt_step FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Mates as principals on receipts: what a register asks about them.
CREATE TABLE principal (
  user_id uuid PRIMARY KEY REFERENCES app_user (id),
  inn text NOT NULL CHECK (inn ~ '^(\d{10}|\d{12})$'),
  name text NOT NULL,
  phone text NOT NULL,
  changed_at timestamptz NOT NULL
);

-- What the service owes now: of clients it counts as paid in, of mates as earned.
INSERT INTO own_money_change (user_id, operation_id, reason, advance, other, created_at)
SELECT app_user.id, NULL, 'BEFORE',
  CASE WHEN mate_access.user_id IS NULL THEN owed.amount ELSE 0 END,
  CASE WHEN mate_access.user_id IS NULL THEN 0 ELSE owed.amount END, now()
FROM (
  SELECT owner, sum(amount)::bigint AS amount FROM (
    SELECT owner, balance AS amount FROM account WHERE kind = 'USER'
    UNION ALL SELECT payment.payer_id::text,
        funding.amount - funding.refunded - (funding.bonus - funding.bonus_refunded) - (funding.gift - funding.gift_refunded)
      FROM squad_payment payment JOIN squad_funding funding USING (squad_id, member_id)
      WHERE payment.amount + payment.subsidy > payment.refunded + payment.subsidy_returned + payment.spent + payment.moved
    UNION ALL SELECT user_id::text, amount FROM withdrawal WHERE status IN ('WAITING_FOR_CONFIRMATION', 'CONFIRMED')
    UNION ALL SELECT client_id::text, amount - coalesce((
        SELECT sum(part.amount) FROM unreserve_transaction part WHERE part.reserve_id = balance_reserve.id AND part.status = 'CONFIRMED'), 0)
      FROM balance_reserve WHERE status = 'RESERVED'
    UNION ALL SELECT buyer_id::text, nominal FROM gift_certificate WHERE status = 'PAID'
    UNION ALL SELECT client_id::text, price - bonus - gift FROM booking WHERE closed_at IS NULL
    UNION ALL SELECT user_id::text, price FROM course_purchase WHERE closed_at IS NULL
  ) parts GROUP BY owner
) owed JOIN app_user ON app_user.id::text = owed.owner LEFT JOIN mate_access ON mate_access.user_id = app_user.id
WHERE owed.amount <> 0;
INSERT INTO own_money (user_id, advance, other) SELECT user_id, advance, other FROM own_money_change;

-- As before, and the operation is queued for its receipts: a process of an older version queues it too.
CREATE OR REPLACE FUNCTION post_transfers(
  for_operation uuid, posted_at timestamptz,
  from_kinds text[], from_owners text[], to_kinds text[], to_owners text[], sums bigint[]
) RETURNS TABLE (lacking_kind text, shortfall bigint) LANGUAGE plpgsql AS $$
DECLARE
  cached CONSTANT text[] := ARRAY['USER', 'BONUS', 'GIFT', 'HOLD'];
  from_ids bigint[];
  to_ids bigint[];
  change record;
  held record;
  is_lacking boolean := false;
BEGIN
  FOR look IN 1 .. 2 LOOP
    FOR place IN 1 .. cardinality(sums) LOOP
      from_ids[place] := (SELECT id FROM account WHERE kind = from_kinds[place] AND owner = from_owners[place]);
      to_ids[place] := (SELECT id FROM account WHERE kind = to_kinds[place] AND owner = to_owners[place]);
    END LOOP;
    EXIT WHEN array_position(from_ids, NULL) IS NULL AND array_position(to_ids, NULL) IS NULL;
    INSERT INTO account (kind, owner, balance)
    SELECT kind, owner, CASE WHEN kind = ANY (cached) THEN 0 END
    FROM (SELECT unnest(from_kinds), unnest(from_owners) UNION SELECT unnest(to_kinds), unnest(to_owners)) AS named (kind, owner)
    ORDER BY kind COLLATE "C", owner COLLATE "C"
    ON CONFLICT DO NOTHING;
  END LOOP;

  FOR change IN
    SELECT id, sum(delta)::bigint AS delta
    FROM (
      SELECT unnest(from_kinds), unnest(from_ids), -unnest(sums)
      UNION ALL SELECT unnest(to_kinds), unnest(to_ids), unnest(sums)
    ) AS moved (kind, id, delta)
    WHERE kind = ANY (cached) GROUP BY id HAVING sum(delta) <> 0 ORDER BY id
  LOOP
    UPDATE account SET balance = balance + change.delta WHERE id = change.id AND balance + change.delta >= 0;
    CONTINUE WHEN FOUND;
    -- It lacked by the balance that this statement began with: whoever changes it meanwhile is waited for.
    SELECT kind, balance INTO STRICT held FROM account WHERE id = change.id FOR UPDATE;
    IF held.balance + change.delta >= 0 THEN
      UPDATE account SET balance = balance + change.delta WHERE id = change.id;
    ELSE
      is_lacking := true;
      lacking_kind := held.kind;
      shortfall := -change.delta - held.balance;
      RETURN NEXT;
    END IF;
  END LOOP;
  IF is_lacking THEN RETURN; END IF;

  -- By the first posting of an operation: what its receipts are is worked out after the commit, in the order in which
  -- operations came (the rows of the outbox are numbered while the accounts are locked).
  INSERT INTO outbox (topic, payload)
  SELECT 'receipts', jsonb_build_object('operationId', for_operation)
  WHERE NOT EXISTS (SELECT FROM transfer WHERE operation_id = for_operation);
  INSERT INTO transfer (operation_id, debit_account, credit_account, amount, created_at)
  SELECT for_operation, unnest(from_ids), unnest(to_ids), unnest(sums), posted_at;
END $$;
