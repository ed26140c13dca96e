CREATE TABLE app_user (
  id uuid PRIMARY KEY,
  username text NOT NULL CHECK (length(username) BETWEEN 3 AND 20),
  -- domain/users decides which names look alike; two names with one key cannot coexist
  username_key text NOT NULL UNIQUE,
  email text NOT NULL,
  email_key text NOT NULL UNIQUE,
  email_confirmed_at timestamptz,
  email_changed_at timestamptz,
  password_hash text NOT NULL,
  status text NOT NULL DEFAULT 'ACTIVE' CHECK (status IN ('ACTIVE', 'BLOCKED', 'DELETED')),
  avatar_url text,
  description text CHECK (length(description) <= 1000),
  country text CHECK (country ~ '^[A-Z]{2}$'),
  languages text[] NOT NULL DEFAULT '{ru}' CHECK (cardinality(languages) BETWEEN 1 AND 5),
  time_zone text NOT NULL DEFAULT 'Europe/Moscow',
  allow_marketing boolean NOT NULL DEFAULT false,
  is_admin boolean NOT NULL DEFAULT false,
  permissions text[] NOT NULL DEFAULT '{}',
  -- finished squads
  orders integer NOT NULL DEFAULT 0 CHECK (orders >= 0),
  last_online_at timestamptz,
  demo_note text,
  created_at timestamptz NOT NULL,
  CHECK (is_admin OR permissions = '{}')
);

CREATE TABLE session (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
  -- sha-256 of the opaque tokens: the tokens themselves are nowhere
  access_hash bytea NOT NULL UNIQUE,
  access_expires_at timestamptz NOT NULL,
  refresh_hash bytea NOT NULL UNIQUE,
  refresh_expires_at timestamptz NOT NULL,
  previous_refresh_hash bytea UNIQUE,
  rotated_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  ended_at timestamptz,
  ip text,
  user_agent text
);
CREATE INDEX session_by_user ON session (user_id) WHERE ended_at IS NULL;

CREATE TABLE email_code (
  user_id uuid PRIMARY KEY REFERENCES app_user ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE TABLE one_time_token (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('RESET_PASSWORD', 'LOGIN')),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);

-- A browser that this person has signed in from before is not locked out by a stranger's wrong guesses.
CREATE TABLE known_device (
  user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
  device_hash bytea NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, device_hash)
);

CREATE TABLE setting (
  name text PRIMARY KEY,
  value jsonb NOT NULL
);

-- Counters may vanish in a crash: a lost count only allows a few more tries.
CREATE UNLOGGED TABLE rate_count (
  key text PRIMARY KEY,
  hits integer NOT NULL,
  resets_at timestamptz NOT NULL
);
