-- Withdrawals as operators see them.
ALTER TABLE withdrawal
  ADD COLUMN risks text[] NOT NULL DEFAULT '{}',
  -- the transfer as the operator's bank names it
  ADD COLUMN reference text,
  ADD COLUMN confirmed_at timestamptz,
  -- the first of two operators, while the second is awaited
  ADD COLUMN half_confirmed_by uuid REFERENCES app_user;
CREATE INDEX withdrawal_by_time ON withdrawal (created_at, id);
CREATE INDEX withdrawal_by_amount ON withdrawal (amount, id);
DROP INDEX withdrawal_queue;
CREATE INDEX withdrawal_queue ON withdrawal (status, created_at, id);
CREATE INDEX withdrawal_queue_amount ON withdrawal (status, amount, id);
CREATE INDEX withdrawal_method_time ON withdrawal (method, created_at, id);
CREATE INDEX withdrawal_risky ON withdrawal (created_at, id) WHERE risks <> '{}';
CREATE INDEX withdrawal_wallet_end ON withdrawal (right(wallet, 4));
CREATE INDEX withdrawal_outcome ON withdrawal (status, changed_at);
ALTER TABLE withdrawal_method ADD COLUMN created_at timestamptz;
UPDATE withdrawal_method SET created_at = used_at;
ALTER TABLE withdrawal_method ALTER COLUMN created_at SET NOT NULL;

-- Names are searched by their beginning.
CREATE INDEX app_user_name_start ON app_user (lower(username) text_pattern_ops);

-- What operators tell one another; people never see it.
CREATE TABLE operator_note (
  id uuid PRIMARY KEY,
  subject text NOT NULL CHECK (subject = lower(subject)),
  author_id uuid NOT NULL REFERENCES app_user,
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 2000),
  created_at timestamptz NOT NULL
);
CREATE INDEX operator_note_subject ON operator_note (subject, created_at DESC);

CREATE TABLE operator_view (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user,
  section text NOT NULL,
  name text NOT NULL,
  query text NOT NULL,
  UNIQUE (user_id, section, name)
);

-- Who has what open: lives for seconds, worth nothing after a crash.
CREATE UNLOGGED TABLE operator_look (
  session_id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  subject text NOT NULL,
  told_at timestamptz NOT NULL
);
CREATE INDEX operator_look_subject ON operator_look (subject, told_at);
