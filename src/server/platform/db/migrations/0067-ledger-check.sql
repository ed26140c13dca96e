-- The last look at whether the ledger is sound: one row.
CREATE TABLE ledger_check (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  checked_at timestamptz NOT NULL,
  faults integer NOT NULL CHECK (faults >= 0)
);
INSERT INTO deadline (aggregate, kind, due_at) VALUES ('ledger:all', 'ledger.check', date_trunc('milliseconds', now() + interval '1 hour'));
