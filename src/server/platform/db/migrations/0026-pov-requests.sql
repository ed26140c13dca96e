-- An administrator asks a member of a finished squad for a recording of the game as he saw it.
CREATE TABLE pov_request (
  id uuid PRIMARY KEY,
  squad_id integer NOT NULL REFERENCES squad,
  user_id uuid NOT NULL REFERENCES app_user,
  asked_by uuid NOT NULL REFERENCES app_user,
  reason text NOT NULL CHECK (length(reason) BETWEEN 10 AND 1000),
  status text NOT NULL DEFAULT 'REQUESTED' CHECK (status IN ('REQUESTED', 'SUBMITTED', 'DECLINED', 'EXPIRED')),
  comment text CHECK (length(comment) <= 1000),
  asked_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > asked_at),
  answered_at timestamptz,
  CHECK ((status IN ('SUBMITTED', 'DECLINED')) = (answered_at IS NOT NULL)),
  CHECK (status <> 'DECLINED' OR comment <> '')
);
-- Asked twice at once, a member still has one request of a squad.
CREATE UNIQUE INDEX pov_request_one_open ON pov_request (squad_id, user_id) WHERE status = 'REQUESTED';
CREATE INDEX pov_request_open_of ON pov_request (user_id, expires_at) WHERE status = 'REQUESTED';
CREATE INDEX pov_request_squad ON pov_request (squad_id, asked_at);

-- Its bytes lie in the private folder under this id; those beyond `received` count for nothing.
CREATE TABLE pov_file (
  id uuid PRIMARY KEY,
  request_id uuid NOT NULL REFERENCES pov_request ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  size bigint NOT NULL CHECK (size BETWEEN 1 AND 209715200),
  received bigint NOT NULL DEFAULT 0 CHECK (received BETWEEN 0 AND size),
  -- the person's own file is the same when name, size and this agree
  fingerprint text NOT NULL CHECK (length(fingerprint) <= 100),
  -- what it is by its bytes; known once enough of them are here
  kind text CHECK (kind IN ('mp4', 'webm', 'dem')),
  created_at timestamptz NOT NULL,
  CHECK (received < size OR kind IS NOT NULL)
);
CREATE INDEX pov_file_request ON pov_file (request_id, created_at);

CREATE TABLE pov_link (
  id uuid PRIMARY KEY,
  request_id uuid NOT NULL REFERENCES pov_request ON DELETE CASCADE,
  url text NOT NULL CHECK (url LIKE 'https://%' AND length(url) <= 500),
  created_at timestamptz NOT NULL,
  UNIQUE (request_id, url)
);
