-- Everybody's operations as operators list them: by time or by size, narrowed by type, person or squad.
CREATE INDEX balance_transaction_by_time ON balance_transaction (created_at, id);
CREATE INDEX balance_transaction_by_size ON balance_transaction (abs(amount), id);
CREATE INDEX balance_transaction_type_time ON balance_transaction (type, created_at, id);
CREATE INDEX balance_transaction_type_size ON balance_transaction (type, abs(amount), id);
CREATE INDEX balance_transaction_operation ON balance_transaction (operation_id);

-- What operators put right on people's own balances. The money moves when the row is DONE.
CREATE TABLE balance_correction (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user,
  -- kopecks, signed from the person's point of view
  amount bigint NOT NULL CHECK (amount <> 0),
  kind text NOT NULL CHECK (kind IN ('COMPENSATION', 'PAYMENT_MISTAKE', 'GOODWILL', 'ABUSE', 'OTHER')),
  -- the person reads it
  comment text NOT NULL,
  status text NOT NULL CHECK (status IN ('WAITING', 'DONE', 'REJECTED')),
  asked_by uuid NOT NULL REFERENCES app_user,
  -- the second operator; null where one was enough
  decided_by uuid REFERENCES app_user,
  -- why it was rejected
  answer text,
  transaction_id bigint REFERENCES balance_transaction,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  CHECK (asked_by <> user_id AND decided_by <> user_id),
  CHECK (status <> 'DONE' OR decided_by <> asked_by),
  CHECK ((status = 'DONE') = (transaction_id IS NOT NULL))
);
CREATE INDEX balance_correction_by_time ON balance_correction (created_at, id);
CREATE INDEX balance_correction_by_size ON balance_correction (abs(amount), id);
CREATE INDEX balance_correction_queue ON balance_correction (status, created_at, id);
CREATE INDEX balance_correction_queue_size ON balance_correction (status, abs(amount), id);
CREATE INDEX balance_correction_kind ON balance_correction (kind, created_at, id);
CREATE INDEX balance_correction_user ON balance_correction (user_id, created_at DESC);
CREATE UNIQUE INDEX balance_correction_line ON balance_correction (transaction_id) WHERE transaction_id IS NOT NULL;
