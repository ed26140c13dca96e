-- Since when nothing has happened in a reserve: a request asks that of the reserve itself, the sweep no more than it.
ALTER TABLE balance_reserve ADD COLUMN quiet_since timestamptz;
UPDATE balance_reserve SET quiet_since = coalesce(
  (SELECT due_at - interval '90 days' FROM deadline WHERE aggregate = 'reserve:' || balance_reserve.id AND kind = 'idle'),
  funded_at)
WHERE status = 'RESERVED';
