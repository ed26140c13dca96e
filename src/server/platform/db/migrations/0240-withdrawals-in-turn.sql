-- In which order operators see withdrawals: what waits for a decision, then what waits to be paid, the oldest first;
-- then what is over, the last decided first. Milliseconds of the epoch, each part in a range of its own.
CREATE FUNCTION withdrawal_turn(status text, created_at timestamptz, changed_at timestamptz) RETURNS bigint
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE status
    WHEN 'WAITING_FOR_CONFIRMATION' THEN (extract(epoch FROM created_at) * 1000)::bigint
    WHEN 'CONFIRMED' THEN 30000000000000 + (extract(epoch FROM created_at) * 1000)::bigint
    ELSE 90000000000000 - (extract(epoch FROM changed_at) * 1000)::bigint
  END
$$;
CREATE INDEX withdrawal_in_turn ON withdrawal (withdrawal_turn(status, created_at, changed_at), id);
CREATE INDEX withdrawal_status_in_turn ON withdrawal (status, withdrawal_turn(status, created_at, changed_at), id);
CREATE INDEX withdrawal_method_in_turn ON withdrawal (method, withdrawal_turn(status, created_at, changed_at), id);
CREATE INDEX withdrawal_risky_in_turn ON withdrawal (withdrawal_turn(status, created_at, changed_at), id) WHERE risks <> '{}';
