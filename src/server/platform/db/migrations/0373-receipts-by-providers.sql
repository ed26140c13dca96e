-- Receipts by the calls of payment providers: each belongs to one of the person's payments, and its key lives for a day
-- after it was first used.
ALTER TABLE receipt ADD COLUMN sent_at timestamptz, ADD COLUMN payment_id text;
CREATE INDEX receipt_payment ON receipt (payment_id) WHERE payment_id IS NOT NULL;
-- By which operation money went back to a payer, and the provider's id of that refund.
ALTER TABLE money_task ADD COLUMN operation_id uuid, ADD COLUMN reference text;
CREATE INDEX money_task_operation ON money_task (operation_id) WHERE operation_id IS NOT NULL;
