-- Written in the transaction of what happened, delivered at least once after it.
CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  topic text NOT NULL,
  payload jsonb NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  -- real time, not product time: a clock jump must not hurry retries
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  failed_at timestamptz
);
CREATE INDEX outbox_due ON outbox (next_attempt_at, id) WHERE failed_at IS NULL;

-- Kept instead of sent when no SMTP is configured.
CREATE TABLE mail (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  recipient text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  sent_at timestamptz NOT NULL
);
CREATE INDEX mail_recipient ON mail (recipient, id DESC);

-- Deadlines are ordinary events that a sweeper sends when product time reaches them.
CREATE TABLE deadline (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- what it wakes, `squad:18402`
  aggregate text NOT NULL,
  kind text NOT NULL,
  -- tells apart several of one kind: the invited user's id
  subject text NOT NULL DEFAULT '',
  due_at timestamptz NOT NULL,
  UNIQUE (aggregate, kind, subject)
);
CREATE INDEX deadline_due ON deadline (due_at);
