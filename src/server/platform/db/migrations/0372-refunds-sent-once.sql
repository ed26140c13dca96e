-- Refunds are sent once and asked about as payouts are: by a key of each attempt, which a provider may keep for a day.
ALTER TABLE deposit_refund
  ADD COLUMN attempt integer NOT NULL DEFAULT 0,
  ADD COLUMN sent_at timestamptz,
  ADD COLUMN external_id text;
UPDATE deposit_refund SET attempt = 1, sent_at = changed_at WHERE state IN ('SENT', 'UNCLEAR', 'DONE', 'REFUSED') AND NOT by_hand;
