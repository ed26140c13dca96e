-- Ids were taken in capitals too and then used as texts: one person had two accounts, two chats with the same friend,
-- deadlines that nobody took back. What stands is put together again, and cannot come apart any more.

-- Money in an account under an id in capitals goes to the person's own. Transfers are append-only and their accounts
-- stay: the emptied account keeps its history, the checks below keep it empty. People have the line in their
-- histories already, so none is added.
DO $$
DECLARE
  astray record;
  own_account bigint;
  repair uuid;
BEGIN
  FOR astray IN
    SELECT id, kind, owner, balance FROM account WHERE balance IS NOT NULL AND owner <> lower(owner) ORDER BY id FOR UPDATE
  LOOP
    CONTINUE WHEN astray.balance = 0;
    INSERT INTO account (kind, owner, balance) VALUES (astray.kind, lower(astray.owner), 0) ON CONFLICT DO NOTHING;
    SELECT id INTO own_account FROM account WHERE kind = astray.kind AND owner = lower(astray.owner) FOR UPDATE;
    repair := gen_random_uuid();
    INSERT INTO operation (id, kind, actor, idempotency_key, created_at)
    VALUES (repair, 'account in capitals', 'system', 'account-in-capitals:' || astray.id, now());
    INSERT INTO transfer (operation_id, debit_account, credit_account, amount, created_at)
    VALUES (repair, astray.id, own_account, astray.balance, now());
    UPDATE account SET balance = 0 WHERE id = astray.id;
    UPDATE account SET balance = balance + astray.balance WHERE id = own_account;
  END LOOP;
END $$;

-- Not validated: emptied accounts break them and can never be written to again.
ALTER TABLE account ADD CONSTRAINT account_owner_check CHECK (CASE kind
  WHEN 'USER' THEN owner ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  WHEN 'BONUS' THEN owner ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  WHEN 'HOLD' THEN owner ~ '^(squad|withdrawal|reserve|course):[0-9a-f-]+$'
  WHEN 'PLATFORM' THEN owner IN ('revenue', 'subsidy', 'bonus', 'correction')
  ELSE owner <> ''
END) NOT VALID;
ALTER TABLE operation ADD CONSTRAINT operation_actor_check CHECK (actor = lower(actor)) NOT VALID;

-- Of several chats of the same two people the true one takes the messages of the others, after its own; who had read
-- all of it has read as much of them as before.
CREATE TEMP TABLE pair_chat ON COMMIT DROP AS
SELECT id, first_value(id) OVER (PARTITION BY least_id, greatest_id ORDER BY private_pair <> lower(private_pair), id) AS keeper
FROM (
  SELECT id, private_pair,
    least(split_part(private_pair, ':', 1)::uuid, split_part(private_pair, ':', 2)::uuid) AS least_id,
    greatest(split_part(private_pair, ':', 1)::uuid, split_part(private_pair, ':', 2)::uuid) AS greatest_id
  FROM chat WHERE kind = 'PRIVATE'
) pairs;

DO $$
DECLARE
  pair record;
  keeper chat%ROWTYPE;
  other chat%ROWTYPE;
BEGIN
  FOR pair IN SELECT * FROM pair_chat WHERE id <> pair_chat.keeper ORDER BY id LOOP
    SELECT * INTO keeper FROM chat WHERE id = pair.keeper FOR UPDATE;
    SELECT * INTO other FROM chat WHERE id = pair.id FOR UPDATE;
    UPDATE chat_message said SET client_id = gen_random_uuid()
    WHERE chat_id = other.id AND EXISTS (SELECT FROM chat_message same
      WHERE same.chat_id = keeper.id AND same.sender_id = said.sender_id AND same.client_id = said.client_id);
    UPDATE chat_message said SET chat_id = keeper.id, seq = seq + keeper.last_seq,
      sender_count = sender_count + coalesce(
        (SELECT own_count FROM chat_member WHERE chat_id = keeper.id AND user_id = said.sender_id), 0),
      rev = CASE WHEN rev = 0 THEN 0 ELSE rev + keeper.last_rev END
    WHERE chat_id = other.id;
    UPDATE chat_file SET chat_id = keeper.id WHERE chat_id = other.id;
    UPDATE chat_visit SET chat_id = keeper.id, version = version + keeper.version, after_seq = after_seq + keeper.last_seq
    WHERE chat_id = other.id;
    INSERT INTO chat_member AS own (chat_id, user_id, role, active, version, read_seq, own_count, muted, muted_version)
    SELECT keeper.id, user_id, role, active, version + keeper.version, keeper.last_seq + read_seq, own_count, muted, muted_version
    FROM chat_member WHERE chat_id = other.id
    ON CONFLICT (chat_id, user_id) DO UPDATE SET
      active = own.active OR excluded.active,
      version = excluded.version,
      own_count = own.own_count + excluded.own_count,
      read_seq = CASE WHEN keeper.last_seq - own.read_seq = own.own_count - own.own_read_count
        THEN excluded.read_seq ELSE own.read_seq END;
    UPDATE chat_member SET own_read_count = (SELECT count(*) FROM chat_message
      WHERE chat_id = keeper.id AND sender_id = chat_member.user_id AND seq <= chat_member.read_seq)
    WHERE chat_id = keeper.id;
    DELETE FROM chat_member WHERE chat_id = other.id;
    DELETE FROM chat WHERE id = other.id;
    UPDATE chat SET last_seq = keeper.last_seq + other.last_seq, last_rev = keeper.last_rev + other.last_rev,
      last_message_id = coalesce(other.last_message_id, keeper.last_message_id), version = keeper.version + other.version
    WHERE id = keeper.id;
  END LOOP;
END $$;

ALTER TABLE chat ALTER COLUMN private_pair TYPE uuid[] USING CASE WHEN private_pair IS NOT NULL THEN ARRAY[
  least(split_part(private_pair, ':', 1)::uuid, split_part(private_pair, ':', 2)::uuid),
  greatest(split_part(private_pair, ':', 1)::uuid, split_part(private_pair, ':', 2)::uuid)] END;
-- A chat with oneself was never meant: it can still be read.
UPDATE chat SET closed = true WHERE private_pair[1] = private_pair[2];
ALTER TABLE chat ADD CONSTRAINT chat_private_pair_check CHECK (
  cardinality(private_pair) = 2 AND (private_pair[1] < private_pair[2] OR (private_pair[1] = private_pair[2] AND closed)));

-- Deadlines of one thing under two names: the earlier stays.
DELETE FROM deadline USING (
  SELECT id, row_number() OVER (PARTITION BY lower(aggregate), kind,
    CASE WHEN subject ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN lower(subject) ELSE subject END ORDER BY due_at, id) AS place
  FROM deadline
) named WHERE named.id = deadline.id AND named.place > 1;
UPDATE deadline SET aggregate = lower(aggregate) WHERE aggregate <> lower(aggregate);
UPDATE deadline SET subject = lower(subject)
WHERE subject ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' AND subject <> lower(subject);
ALTER TABLE deadline ADD CONSTRAINT deadline_aggregate_check CHECK (aggregate = lower(aggregate));

-- The audit is never changed: old lines are found in any case, new ones are in small letters.
DROP INDEX audit_log_subject;
CREATE INDEX audit_log_subject ON audit_log (lower(subject), id DESC);
ALTER TABLE audit_log ADD CONSTRAINT audit_log_subject_check CHECK (subject = lower(subject)) NOT VALID;
