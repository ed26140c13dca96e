-- A squad paid for in advance tells whom it could not invite, and one that its money could not pay waits for a press.
ALTER TABLE prepaid_squad
  ADD COLUMN not_invited jsonb NOT NULL DEFAULT '[]',
  DROP CONSTRAINT prepaid_squad_status_check,
  DROP CONSTRAINT prepaid_squad_check,
  ADD CONSTRAINT prepaid_squad_status_check CHECK (status IN ('WAITING', 'MADE', 'PAID', 'UNPAID', 'FAILED', 'LATE')),
  ADD CONSTRAINT prepaid_squad_made CHECK ((status IN ('MADE', 'PAID', 'UNPAID')) = (squad_id IS NOT NULL));
