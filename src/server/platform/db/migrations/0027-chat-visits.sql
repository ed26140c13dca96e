-- An administrator's coming and going, as members see it among the messages.
CREATE TABLE chat_visit (
  chat_id uuid NOT NULL REFERENCES chat,
  -- the chat's version of that moment: one order with all changes of membership
  version integer NOT NULL CHECK (version > 0),
  user_id uuid NOT NULL REFERENCES app_user,
  came boolean NOT NULL,
  -- it stands after this message
  after_seq integer NOT NULL CHECK (after_seq >= 0),
  PRIMARY KEY (chat_id, version)
);

-- Uploads that were never sent are forgotten after a day.
INSERT INTO deadline (aggregate, kind, subject, due_at)
SELECT 'chat-file:' || id, 'chat file unsent', '', uploaded_at + interval '24 hours' FROM chat_file WHERE message_id IS NULL
ON CONFLICT DO NOTHING;
