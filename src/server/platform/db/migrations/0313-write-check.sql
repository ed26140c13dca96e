-- One row, written to see whether a write is possible now.
CREATE TABLE write_check (
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  at timestamptz NOT NULL
);
