-- The list of a person's chats is in the order of their last messages, which the chats alone knew: a page of somebody
-- with three thousand chats read and sorted all of them. Members' rows now know about when it was: the first seven
-- digits of the key that the list is sorted by, which of a UUIDv7 are quarters of an hour (17.5 minutes). The index
-- gives the order of these, and only chats of one quarter are sorted. Within a quarter a message writes no row more.
CREATE FUNCTION chat_recency(last_message_id uuid, chat_id uuid) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN left(coalesce(last_message_id, chat_id)::text, 7);

ALTER TABLE chat_member ADD COLUMN recency text COLLATE "C" NOT NULL DEFAULT '';
UPDATE chat_member member SET recency = chat_recency(chat.last_message_id, chat.id) FROM chat WHERE chat.id = member.chat_id;
DROP INDEX chat_member_user;
CREATE INDEX chat_member_user ON chat_member (user_id, recency) WHERE active;

-- Those who left too: they may come back.
CREATE FUNCTION last_message_of_chat_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE chat_member SET recency = chat_recency(NEW.last_message_id, NEW.id) WHERE chat_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER chat_member_of_message AFTER UPDATE OF last_message_id ON chat FOR EACH ROW
  WHEN (chat_recency(OLD.last_message_id, OLD.id) <> chat_recency(NEW.last_message_id, NEW.id))
  EXECUTE FUNCTION last_message_of_chat_changed();

CREATE FUNCTION member_of_chat_comes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.recency := chat_recency((SELECT last_message_id FROM chat WHERE id = NEW.chat_id), NEW.chat_id);
  RETURN NEW;
END $$;
CREATE TRIGGER chat_member_recency BEFORE INSERT ON chat_member FOR EACH ROW EXECUTE FUNCTION member_of_chat_comes();
