-- What operators tell many people at once: in portions, each in its turn by the order of ids.
CREATE TABLE broadcast (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  audience text NOT NULL CHECK (audience IN ('ALL', 'CLIENT', 'MATE', 'SELECTED')),
  -- null: of any game
  game_id text REFERENCES game ON DELETE SET NULL,
  -- null: whenever they were last seen
  seen_within_days integer CHECK (seen_within_days > 0),
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 120),
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 1000),
  link text NOT NULL CHECK (link ~ '^/([^/]|$)'),
  status text NOT NULL CHECK (status IN ('SCHEDULED', 'SENDING', 'SENT', 'CANCELED')),
  send_at timestamptz NOT NULL,
  created_by uuid NOT NULL REFERENCES app_user,
  created_at timestamptz NOT NULL,
  -- whom it was for when it was written
  readers integer NOT NULL,
  sent integer NOT NULL DEFAULT 0,
  -- the last person told
  told_up_to uuid,
  finished_at timestamptz
);
CREATE INDEX broadcast_by_time ON broadcast (send_at, id);
CREATE INDEX broadcast_by_status ON broadcast (status, send_at, id);
CREATE INDEX broadcast_by_audience ON broadcast (audience, send_at, id);

CREATE TABLE broadcast_reader (
  broadcast_id bigint NOT NULL REFERENCES broadcast ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
  PRIMARY KEY (broadcast_id, user_id)
);

ALTER TABLE notification ADD COLUMN broadcast_id bigint REFERENCES broadcast;
CREATE INDEX notification_of_broadcast ON notification (broadcast_id) WHERE broadcast_id IS NOT NULL;
CREATE INDEX notification_read_of_broadcast ON notification (broadcast_id) WHERE broadcast_id IS NOT NULL AND read_at IS NOT NULL;
