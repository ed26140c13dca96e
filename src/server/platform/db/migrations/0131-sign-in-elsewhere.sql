-- Accounts elsewhere that sign a person in.
CREATE TABLE social_identity (
  provider text NOT NULL,
  subject text NOT NULL,
  user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
  -- as it is called there
  title text NOT NULL,
  linked_at timestamptz NOT NULL,
  PRIMARY KEY (provider, subject),
  UNIQUE (user_id, provider)
);

-- One trip there and back, of one browser; its state counts once.
CREATE TABLE social_trip (
  state_hash bytea PRIMARY KEY,
  device_hash bytea NOT NULL,
  provider text NOT NULL,
  -- PKCE
  verifier text NOT NULL,
  return_to text NOT NULL,
  -- set: to link it to this person
  user_id uuid REFERENCES app_user ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX social_trip_expires ON social_trip (expires_at);

-- Somebody vouched for who has no account yet: this browser may open one.
CREATE TABLE social_newcomer (
  device_hash bytea PRIMARY KEY,
  provider text NOT NULL,
  subject text NOT NULL,
  title text NOT NULL,
  -- confirmed by the provider; null: none
  email text,
  expires_at timestamptz NOT NULL
);
