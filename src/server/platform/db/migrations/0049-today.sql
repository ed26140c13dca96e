-- Sums over whole tables, counted at most every few minutes and read as one row. Real time, not product time.
CREATE UNLOGGED TABLE counted_once (
  name text PRIMARY KEY,
  value jsonb NOT NULL,
  counted_at timestamptz NOT NULL
);
CREATE INDEX IF NOT EXISTS app_user_registered ON app_user (created_at);
CREATE INDEX mate_strike_by_time ON mate_strike (created_at);
CREATE INDEX squad_payment_paid ON squad_payment (paid_at);
