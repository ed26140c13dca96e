-- Moves money in one call, all of it or none: accounts are made on first use in one order (by name), balances change in
-- one order (by id, each change locks its row), then the transfers are written. The n-th movement stands at the n-th
-- place of each list; sums are kopecks above zero. Gives the accounts that would go below zero and by how much: then no
-- transfer is written, and the caller takes back the balances that have changed.
CREATE FUNCTION post_transfers(
  for_operation uuid, posted_at timestamptz,
  from_kinds text[], from_owners text[], to_kinds text[], to_owners text[], sums bigint[]
) RETURNS TABLE (lacking_kind text, shortfall bigint) LANGUAGE plpgsql AS $$
DECLARE
  cached CONSTANT text[] := ARRAY['USER', 'BONUS', 'GIFT', 'HOLD'];
  from_ids bigint[];
  to_ids bigint[];
  change record;
  held record;
  is_lacking boolean := false;
BEGIN
  FOR look IN 1 .. 2 LOOP
    FOR place IN 1 .. cardinality(sums) LOOP
      from_ids[place] := (SELECT id FROM account WHERE kind = from_kinds[place] AND owner = from_owners[place]);
      to_ids[place] := (SELECT id FROM account WHERE kind = to_kinds[place] AND owner = to_owners[place]);
    END LOOP;
    EXIT WHEN array_position(from_ids, NULL) IS NULL AND array_position(to_ids, NULL) IS NULL;
    INSERT INTO account (kind, owner, balance)
    SELECT kind, owner, CASE WHEN kind = ANY (cached) THEN 0 END
    FROM (SELECT unnest(from_kinds), unnest(from_owners) UNION SELECT unnest(to_kinds), unnest(to_owners)) AS named (kind, owner)
    ORDER BY kind COLLATE "C", owner COLLATE "C"
    ON CONFLICT DO NOTHING;
  END LOOP;

  FOR change IN
    SELECT id, sum(delta)::bigint AS delta
    FROM (
      SELECT unnest(from_kinds), unnest(from_ids), -unnest(sums)
      UNION ALL SELECT unnest(to_kinds), unnest(to_ids), unnest(sums)
    ) AS moved (kind, id, delta)
    WHERE kind = ANY (cached) GROUP BY id HAVING sum(delta) <> 0 ORDER BY id
  LOOP
    UPDATE account SET balance = balance + change.delta WHERE id = change.id AND balance + change.delta >= 0;
    CONTINUE WHEN FOUND;
    -- It lacked by the balance that this statement began with: whoever changes it meanwhile is waited for.
    SELECT kind, balance INTO STRICT held FROM account WHERE id = change.id FOR UPDATE;
    IF held.balance + change.delta >= 0 THEN
      UPDATE account SET balance = balance + change.delta WHERE id = change.id;
    ELSE
      is_lacking := true;
      lacking_kind := held.kind;
      shortfall := -change.delta - held.balance;
      RETURN NEXT;
    END IF;
  END LOOP;
  IF is_lacking THEN RETURN; END IF;

  INSERT INTO transfer (operation_id, debit_account, credit_account, amount, created_at)
  SELECT for_operation, unnest(from_ids), unnest(to_ids), unnest(sums), posted_at;
END $$;
