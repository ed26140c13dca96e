CREATE EXTENSION IF NOT EXISTS pg_trgm;

ALTER TABLE chat_message
  DROP CONSTRAINT chat_message_text_check,
  DROP COLUMN payload,
  -- counts every change of what is told of the message
  ADD COLUMN rev integer NOT NULL DEFAULT 0 CHECK (rev >= 0),
  ADD COLUMN edited_at timestamptz,
  -- the row keeps its place in the order; its words and files are gone
  ADD COLUMN deleted_at timestamptz,
  ADD COLUMN reply_to uuid REFERENCES chat_message,
  ADD CHECK (length(text) <= 4000),
  ADD CHECK (deleted_at IS NULL OR text = '');
CREATE INDEX chat_message_reply_to ON chat_message (reply_to) WHERE reply_to IS NOT NULL;
-- Any part of a word, in any case.
CREATE INDEX chat_message_search ON chat_message USING gin (text gin_trgm_ops) WHERE deleted_at IS NULL;

CREATE TABLE chat_reaction (
  message_id uuid NOT NULL REFERENCES chat_message,
  user_id uuid NOT NULL REFERENCES app_user,
  reaction text NOT NULL CHECK (reaction IN ('👍', '❤️', '😂', '🔥', '😮', '😢')),
  PRIMARY KEY (message_id, reaction, user_id)
);

CREATE TABLE chat_file (
  id uuid PRIMARY KEY,
  chat_id uuid NOT NULL REFERENCES chat,
  uploaded_by uuid NOT NULL REFERENCES app_user,
  -- null until the message is sent
  message_id uuid REFERENCES chat_message,
  -- its place among the message's files
  place integer NOT NULL DEFAULT 0,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  size integer NOT NULL CHECK (size > 0),
  type text NOT NULL,
  width integer CHECK (width > 0),
  height integer CHECK (height > 0),
  -- where the bytes lie; never told to anybody
  address text NOT NULL UNIQUE,
  uploaded_at timestamptz NOT NULL,
  CHECK ((width IS NULL) = (height IS NULL))
);
CREATE INDEX chat_file_message ON chat_file (message_id);

ALTER TABLE chat_member
  ADD COLUMN muted boolean NOT NULL DEFAULT false,
  ADD COLUMN muted_version integer NOT NULL DEFAULT 0;

CREATE TABLE chat_settings (
  user_id uuid PRIMARY KEY REFERENCES app_user,
  sound boolean NOT NULL,
  -- minutes of the person's own day
  quiet_from integer CHECK (quiet_from BETWEEN 0 AND 1439),
  quiet_to integer CHECK (quiet_to BETWEEN 0 AND 1439),
  version integer NOT NULL DEFAULT 1,
  CHECK ((quiet_from IS NULL) = (quiet_to IS NULL))
);

CREATE TABLE user_block (
  blocker_id uuid NOT NULL REFERENCES app_user,
  blocked_id uuid NOT NULL REFERENCES app_user,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (blocker_id, blocked_id),
  CHECK (blocker_id <> blocked_id)
);
CREATE INDEX user_block_blocked ON user_block (blocked_id);

-- Complaints for the moderators. The words are kept as they were: the sender may change or delete them.
CREATE TABLE chat_report (
  id uuid PRIMARY KEY,
  message_id uuid NOT NULL REFERENCES chat_message,
  reporter_id uuid NOT NULL REFERENCES app_user,
  reason text NOT NULL CHECK (reason IN ('INSULT', 'SPAM', 'FRAUD', 'SEXUAL', 'OTHER')),
  comment text NOT NULL CHECK (length(comment) <= 500),
  text text NOT NULL,
  status text NOT NULL DEFAULT 'NEW' CHECK (status IN ('NEW', 'CLOSED')),
  created_at timestamptz NOT NULL,
  UNIQUE (message_id, reporter_id)
);
CREATE INDEX chat_report_new ON chat_report (created_at) WHERE status = 'NEW';
