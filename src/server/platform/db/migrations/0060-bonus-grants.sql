-- Bonus money gets terms: each gift is a grant of its own that ends by itself; money of gift certificates gets an account
-- of its own, which knows no cap.
ALTER TABLE account
  DROP CONSTRAINT account_kind_check,
  DROP CONSTRAINT account_check,
  DROP CONSTRAINT account_owner_check;
ALTER TABLE account
  ADD CONSTRAINT account_kind_check CHECK (kind IN ('USER', 'BONUS', 'GIFT', 'HOLD', 'PLATFORM', 'OUTSIDE')),
  ADD CONSTRAINT account_check CHECK ((kind IN ('USER', 'BONUS', 'GIFT', 'HOLD')) = (balance IS NOT NULL)),
  ADD CONSTRAINT account_owner_check CHECK (CASE
    WHEN kind IN ('USER', 'BONUS', 'GIFT') THEN owner ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    WHEN kind = 'HOLD' THEN owner ~ '^(squad|withdrawal|reserve|course|certificate):[0-9a-f-]+$'
    WHEN kind = 'PLATFORM' THEN owner IN ('revenue', 'subsidy', 'bonus', 'correction')
    ELSE owner <> ''
  END) NOT VALID;

-- Beside `bonus_amount`: the part of a line that was money of gift certificates.
ALTER TABLE balance_transaction ADD COLUMN gift_amount bigint NOT NULL DEFAULT 0;
ALTER TABLE squad_funding
  ADD COLUMN gift bigint NOT NULL DEFAULT 0 CHECK (gift >= 0),
  ADD COLUMN gift_refunded bigint NOT NULL DEFAULT 0 CHECK (gift_refunded BETWEEN 0 AND gift),
  ADD CHECK (bonus + gift <= amount);

CREATE TABLE bonus_grant (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user,
  kind text NOT NULL CHECK (kind IN ('BONUS', 'GIFT')),
  reason text NOT NULL,
  -- kopecks; left = amount - what is spent - expired
  amount bigint NOT NULL CHECK (amount > 0),
  left_amount bigint NOT NULL CHECK (left_amount BETWEEN 0 AND amount),
  expired bigint NOT NULL DEFAULT 0 CHECK (expired >= 0 AND left_amount + expired <= amount),
  -- null: given before grants were written down
  operation_id uuid REFERENCES operation,
  granted_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX bonus_grant_spendable ON bonus_grant (user_id, kind, expires_at) WHERE left_amount > 0;

CREATE TABLE bonus_use (
  id uuid PRIMARY KEY,
  grant_id uuid NOT NULL REFERENCES bonus_grant,
  purpose text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  returned bigint NOT NULL DEFAULT 0 CHECK (returned BETWEEN 0 AND amount)
);
CREATE INDEX bonus_use_purpose ON bonus_use (purpose);
CREATE INDEX bonus_use_grant ON bonus_use (grant_id);

-- What stands becomes grants without moving a kopeck. The oldest money was spent first, so what is left is the newest:
-- the lines are taken from the newest until the balance is covered, and a rest without a line counts from today.
-- Nobody loses money without the week's notice, however old it is.
WITH gifts AS (
  SELECT line.user_id, line.amount, line.bonus_reason, line.operation_id, line.created_at, account.balance,
    sum(line.bonus_amount) OVER (PARTITION BY line.user_id ORDER BY line.created_at DESC, line.id DESC) - line.bonus_amount AS newer
  FROM balance_transaction line
  JOIN account ON account.kind = 'BONUS' AND account.owner = line.user_id::text
  WHERE line.bonus_amount > 0 AND line.reversal_of IS NULL
)
INSERT INTO bonus_grant (id, user_id, kind, reason, amount, left_amount, operation_id, granted_at, expires_at)
SELECT gen_random_uuid(), user_id, 'BONUS', coalesce(bonus_reason, 'ELSE'), least(amount, balance - newer),
  least(amount, balance - newer), operation_id, created_at, greatest(created_at + interval '180 days', now() + interval '7 days')
FROM gifts WHERE newer < balance;

INSERT INTO bonus_grant (id, user_id, kind, reason, amount, left_amount, granted_at, expires_at)
SELECT gen_random_uuid(), owner::uuid, 'BONUS', 'ELSE', rest, rest, now(), now() + interval '180 days'
FROM (
  SELECT account.owner, account.balance - coalesce(
    (SELECT sum(left_amount) FROM bonus_grant WHERE user_id::text = account.owner), 0) AS rest
  FROM account WHERE account.kind = 'BONUS' AND account.balance > 0
) uncovered WHERE rest > 0;

-- Bonus money that open squads hold: it may come back, with the term of the day it was spent on.
WITH held AS (
  SELECT funding.squad_id, funding.member_id, funding.bonus - funding.bonus_refunded AS amount, line.user_id,
    line.created_at, gen_random_uuid() AS grant_id
  FROM squad_funding funding
  JOIN balance_transaction line ON line.id = funding.transaction_id
  WHERE funding.bonus > funding.bonus_refunded
), granted AS (
  INSERT INTO bonus_grant (id, user_id, kind, reason, amount, left_amount, granted_at, expires_at)
  SELECT grant_id, user_id, 'BONUS', 'ELSE', amount, 0, created_at,
    greatest(created_at + interval '180 days', now() + interval '7 days')
  FROM held RETURNING id
)
INSERT INTO bonus_use (id, grant_id, purpose, amount)
SELECT gen_random_uuid(), grant_id, 'squad:' || squad_id || ':' || member_id, amount FROM held;

INSERT INTO deadline (aggregate, kind, subject, due_at)
SELECT 'bonus-grant:' || id, due.kind, '', date_trunc('milliseconds', due.due_at)
FROM bonus_grant CROSS JOIN LATERAL (VALUES ('ends soon', expires_at - interval '7 days'), ('ended', expires_at)) due (kind, due_at)
WHERE left_amount > 0;
