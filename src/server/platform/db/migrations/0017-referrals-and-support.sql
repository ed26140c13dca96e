-- A person's own tag stands in the links that he shares; it is made when he first looks at it.
CREATE TABLE referral_tag (
  user_id uuid PRIMARY KEY REFERENCES app_user ON DELETE CASCADE,
  tag text NOT NULL UNIQUE CHECK (tag ~ '^[a-z0-9]{6,16}$')
);

-- Who brought whom: one referrer for a client, the first accepted.
CREATE TABLE referral (
  client_id uuid PRIMARY KEY REFERENCES app_user,
  referrer_id uuid NOT NULL REFERENCES app_user,
  type text NOT NULL CHECK (type IN ('TAG', 'SQUAD', 'BLOG')),
  channel text CHECK (channel IN ('TELEGRAM', 'DISCORD')),
  squad_id integer REFERENCES squad,
  -- kopecks, all orders of this client so far
  earned bigint NOT NULL DEFAULT 0 CHECK (earned >= 0),
  created_at timestamptz NOT NULL,
  CHECK (client_id <> referrer_id),
  CHECK ((type = 'SQUAD') = (squad_id IS NOT NULL))
);
CREATE INDEX referral_of_referrer ON referral (referrer_id);

-- What a support chat is about; the chat itself has the words.
CREATE TABLE support_thread (
  chat_id uuid PRIMARY KEY REFERENCES chat,
  user_id uuid NOT NULL REFERENCES app_user,
  topic text NOT NULL CHECK (topic IN ('FINISH_PROBLEM', 'ELSE', 'WITHDRAW', 'PAY', 'START', 'SQUAD', 'WORK', 'BLOG')),
  squad_id integer REFERENCES squad,
  -- the browser's own name for the question: sent twice it opens one thread
  client_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (user_id, client_id)
);
CREATE INDEX support_thread_of_user ON support_thread (user_id, created_at DESC);
