-- Refunds of deposits to where they came from: asked by the person, agreed to by an operator, carried out by the provider.
-- The money is held by the account HOLD refund:… while a refund is open.
CREATE TABLE deposit_refund (
  id uuid PRIMARY KEY,
  deposit_id uuid NOT NULL REFERENCES deposit (id),
  user_id uuid NOT NULL REFERENCES app_user (id),
  provider text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  state text NOT NULL CHECK (state IN ('ASKED', 'AGREED', 'SENT', 'BY_HAND', 'UNCLEAR', 'DONE', 'REFUSED', 'DECLINED', 'CANCELED')),
  by_hand boolean NOT NULL,
  -- why the person asks, and what they were answered
  reason text NOT NULL,
  answer text,
  -- the line of the person's history
  transaction_id bigint NOT NULL REFERENCES balance_transaction (id),
  -- the provider's number of the refund, or of the act in its cabinet
  reference text,
  -- what the provider said when it refused or did not know
  failure text,
  asked integer NOT NULL DEFAULT 0,
  asked_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX deposit_refund_one_open ON deposit_refund (deposit_id) WHERE state IN ('ASKED', 'AGREED', 'SENT', 'BY_HAND', 'UNCLEAR');
CREATE INDEX deposit_refund_deposit ON deposit_refund (deposit_id);
CREATE INDEX deposit_refund_user ON deposit_refund (user_id);
CREATE INDEX deposit_refund_newest ON deposit_refund (asked_at, id);
CREATE INDEX deposit_refund_waiting ON deposit_refund (changed_at) WHERE state IN ('ASKED', 'BY_HAND', 'UNCLEAR');

ALTER TABLE account DROP CONSTRAINT account_owner_check;
-- Not validated, as before: emptied accounts of old break it.
ALTER TABLE account ADD CONSTRAINT account_owner_check CHECK (CASE
  WHEN kind IN ('USER', 'BONUS', 'GIFT') THEN owner ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  WHEN kind = 'HOLD' THEN owner ~ '^(squad|withdrawal|reserve|course|certificate|booking|refund):[0-9a-f-]+$'
  WHEN kind = 'PLATFORM' THEN owner IN ('revenue', 'subsidy', 'bonus', 'correction')
  ELSE owner <> ''
END) NOT VALID;
