CREATE TABLE chat (
  -- UUIDv7, like message ids: the greater of a chat's own id and its last message's is its place in lists
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('SQUAD', 'PRIVATE', 'SUPPORT')),
  squad_id integer UNIQUE REFERENCES squad,
  -- the two user ids in order, `a:b`: two people have one chat
  private_pair text UNIQUE,
  -- who began a private chat, who asked the support
  started_by uuid REFERENCES app_user,
  support_topic text,
  closed boolean NOT NULL DEFAULT false,
  -- grows with each change of payload and membership
  version integer NOT NULL DEFAULT 1,
  -- number of messages so far: the last one's seq
  last_seq integer NOT NULL DEFAULT 0 CHECK (last_seq >= 0),
  last_message_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((kind = 'SQUAD') = (squad_id IS NOT NULL)),
  CHECK ((kind = 'PRIVATE') = (private_pair IS NOT NULL)),
  CHECK ((kind = 'SQUAD') = (started_by IS NULL)),
  CHECK ((last_seq = 0) = (last_message_id IS NULL))
);

CREATE TABLE chat_member (
  chat_id uuid NOT NULL REFERENCES chat,
  user_id uuid NOT NULL REFERENCES app_user,
  role text NOT NULL CHECK (role IN ('CLIENT', 'MATE', 'ADMIN')),
  -- people who left keep their row and lose their access
  active boolean NOT NULL DEFAULT true,
  -- the chat's version when `active` last changed
  version integer NOT NULL,
  -- unread = (chat.last_seq - read_seq) - (own_count - own_read_count): others' messages, without counting rows
  read_seq integer NOT NULL,
  -- messages of his own: all, and those up to read_seq
  own_count integer NOT NULL DEFAULT 0,
  own_read_count integer NOT NULL DEFAULT 0,
  PRIMARY KEY (chat_id, user_id),
  CHECK (own_read_count BETWEEN 0 AND own_count)
);
CREATE INDEX chat_member_user ON chat_member (user_id) WHERE active;

CREATE TABLE chat_message (
  id uuid PRIMARY KEY,
  chat_id uuid NOT NULL REFERENCES chat,
  -- 1, 2, 3 …, without holes: taken in the message's own transaction
  seq integer NOT NULL CHECK (seq > 0),
  sender_id uuid NOT NULL REFERENCES app_user,
  sender_role text NOT NULL,
  -- which message of his it is in this chat
  sender_count integer NOT NULL CHECK (sender_count > 0),
  -- the sender's own name for it: a repeat is the same message
  client_id uuid NOT NULL,
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 4000),
  payload jsonb,
  sent_at timestamptz NOT NULL,
  UNIQUE (chat_id, seq),
  UNIQUE (chat_id, sender_id, client_id),
  UNIQUE (chat_id, sender_id, sender_count)
);

-- Who has a chat socket open, on which process; a process that stops beating is swept with its sockets.
CREATE TABLE chat_node (
  id uuid PRIMARY KEY,
  seen_at timestamptz NOT NULL
);
CREATE TABLE chat_connection (
  socket_id text PRIMARY KEY,
  node_id uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES app_user
);
CREATE INDEX chat_connection_user ON chat_connection (user_id);
CREATE INDEX chat_connection_node ON chat_connection (node_id);
CREATE TABLE chat_presence (
  user_id uuid PRIMARY KEY REFERENCES app_user,
  online boolean NOT NULL,
  -- epoch ms of the change, always greater than before
  version bigint NOT NULL
);
