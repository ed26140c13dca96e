-- A deposit may be refunded in parts: each part is a row of money_task, and the same notice of a provider is one part.
ALTER TABLE deposit ADD COLUMN refunded bigint NOT NULL DEFAULT 0;
UPDATE deposit SET refunded = amount WHERE status = 'REFUNDED';
ALTER TABLE deposit
  ADD CONSTRAINT deposit_refunded_in_bounds CHECK (refunded BETWEEN 0 AND coalesce(amount, 0)),
  ADD CONSTRAINT deposit_refunded_in_full CHECK ((status = 'REFUNDED') = (refunded > 0 AND refunded = amount));

ALTER TABLE money_task
  DROP CONSTRAINT money_task_deposit_id_kind_key,
  -- null: noted by an operator, and no notice of the provider has been matched with it yet
  ADD COLUMN notice text;
CREATE UNIQUE INDEX money_task_notice ON money_task (deposit_id, notice) WHERE notice IS NOT NULL;
CREATE INDEX money_task_deposit ON money_task (deposit_id);

ALTER TABLE provider_callback ADD COLUMN notice text;
-- A refund whose sum nobody can tell, or that is larger than what is left, waits for an operator too.
DROP INDEX provider_callback_unmatched;
CREATE INDEX provider_callback_unmatched ON provider_callback (received_at DESC)
WHERE resolved_at IS NULL
AND (verdict IS NULL OR verdict IN ('FORGED', 'UNREADABLE', 'UNKNOWN_DEPOSIT', 'WRONG_SUM', 'EARLY_REFUND', 'REFUND_TO_DECIDE'));
