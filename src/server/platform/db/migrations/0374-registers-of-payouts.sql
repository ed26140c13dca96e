-- Registers of payouts are compared as those of payments are: WITHDRAWAL beside DEPOSIT.
ALTER TABLE reconciliation
  ADD COLUMN direction text NOT NULL DEFAULT 'DEPOSIT' CHECK (direction IN ('DEPOSIT', 'WITHDRAWAL'));
ALTER TABLE reconciliation_difference
  ADD COLUMN payout_id uuid REFERENCES payout (id),
  ADD CHECK (deposit_id IS NULL OR payout_id IS NULL);
CREATE INDEX payout_by_provider ON payout (provider, changed_at);
