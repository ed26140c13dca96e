-- Payouts of confirmed withdrawals by providers. Whole numbers are in no row: they are opened for the call alone.
CREATE TABLE payout (
  id uuid PRIMARY KEY,
  withdrawal_id uuid NOT NULL REFERENCES withdrawal (id),
  user_id uuid NOT NULL REFERENCES app_user (id),
  provider text NOT NULL CHECK (provider IN ('YOOKASSA', 'UNITPAY', 'ENOT', 'TRAINING')),
  -- kopecks that the person receives
  amount bigint NOT NULL CHECK (amount > 0),
  state text NOT NULL CHECK (state IN ('QUEUED', 'SENT', 'UNCLEAR', 'PAID', 'REFUSED')),
  -- how often it was sent as a new operation; each has a key of its own
  attempt integer NOT NULL DEFAULT 0,
  -- when the present key was first used
  sent_at timestamptz,
  external_id text,
  reference text,
  -- what the provider said
  failure text,
  -- how often the provider was asked since
  asked integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL
);
-- Never two at once, and never two that were paid.
CREATE UNIQUE INDEX payout_one_open ON payout (withdrawal_id) WHERE state IN ('QUEUED', 'SENT', 'UNCLEAR');
CREATE UNIQUE INDEX payout_paid_once ON payout (withdrawal_id) WHERE state = 'PAID';
CREATE INDEX payout_withdrawal ON payout (withdrawal_id, created_at);
CREATE INDEX payout_user ON payout (user_id);
