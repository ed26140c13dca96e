-- A squad ordered with its deposit is not made once its owner has ordered or joined another one since.
ALTER TABLE prepaid_squad
  DROP CONSTRAINT prepaid_squad_status_check,
  ADD CONSTRAINT prepaid_squad_status_check
    CHECK (status IN ('WAITING', 'MADE', 'PAID', 'UNPAID', 'FAILED', 'LATE', 'REPLACED'));
