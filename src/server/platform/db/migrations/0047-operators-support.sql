-- Who waits and since when, so that a list of support threads is one walk of an index.
ALTER TABLE support_thread
  ADD COLUMN operator_id uuid REFERENCES app_user,
  ADD COLUMN changed_at timestamptz,
  -- the first message that no operator has answered
  ADD COLUMN waiting_since timestamptz,
  ADD COLUMN first_answered_at timestamptz,
  ADD COLUMN closed_at timestamptz;
UPDATE support_thread t SET
  changed_at = coalesce(m.sent_at, t.created_at),
  waiting_since = CASE WHEN m.sender_role = 'ADMIN' THEN NULL ELSE coalesce(
    (SELECT min(w.sent_at) FROM chat_message w WHERE w.chat_id = t.chat_id AND w.seq > coalesce(
      (SELECT max(a.seq) FROM chat_message a WHERE a.chat_id = t.chat_id AND a.sender_role = 'ADMIN'), 0)),
    t.created_at) END,
  first_answered_at = (SELECT min(a.sent_at) FROM chat_message a WHERE a.chat_id = t.chat_id AND a.sender_role = 'ADMIN'),
  closed_at = CASE WHEN c.closed THEN coalesce(m.sent_at, t.created_at) END
FROM chat c LEFT JOIN chat_message m ON m.id = c.last_message_id WHERE c.id = t.chat_id;
ALTER TABLE support_thread
  ALTER COLUMN changed_at SET NOT NULL,
  ADD COLUMN state text NOT NULL GENERATED ALWAYS AS (
    CASE WHEN closed_at IS NOT NULL THEN 'CLOSED' WHEN waiting_since IS NULL THEN 'ANSWERED' ELSE 'WAITING' END) STORED;
CREATE INDEX support_thread_changed ON support_thread (changed_at, chat_id);
CREATE INDEX support_thread_created ON support_thread (created_at, chat_id);
CREATE INDEX support_thread_waiting ON support_thread (coalesce(waiting_since, 'infinity'::timestamptz), chat_id);
CREATE INDEX support_thread_state ON support_thread (state, coalesce(waiting_since, 'infinity'::timestamptz), chat_id);
CREATE INDEX support_thread_state_changed ON support_thread (state, changed_at, chat_id);
CREATE INDEX support_thread_topic ON support_thread (topic, changed_at, chat_id);
CREATE INDEX support_thread_operator ON support_thread (operator_id, changed_at, chat_id);
CREATE INDEX support_thread_answered ON support_thread (first_answered_at) WHERE first_answered_at IS NOT NULL;
DROP INDEX support_thread_of_user;
CREATE INDEX support_thread_of_user ON support_thread (user_id, changed_at DESC, chat_id DESC);

-- Whoever writes into the chat need not know of the list.
CREATE FUNCTION support_message_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE support_thread SET
    changed_at = NEW.sent_at,
    waiting_since = CASE WHEN NEW.sender_role = 'ADMIN' THEN NULL ELSE coalesce(waiting_since, NEW.sent_at) END,
    first_answered_at = CASE WHEN NEW.sender_role = 'ADMIN' THEN coalesce(first_answered_at, NEW.sent_at) ELSE first_answered_at END
  WHERE chat_id = NEW.chat_id;
  RETURN NULL;
END $$;
CREATE TRIGGER support_thread_of_message AFTER INSERT ON chat_message FOR EACH ROW EXECUTE FUNCTION support_message_written();

-- Answers that operators give again and again.
CREATE TABLE support_template (
  id uuid PRIMARY KEY,
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 80),
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 4000),
  -- null: for every topic
  topic text,
  created_at timestamptz NOT NULL
);
CREATE INDEX support_template_title ON support_template (title, id);
