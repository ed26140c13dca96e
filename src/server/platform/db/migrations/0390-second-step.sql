-- The second step belongs to every person; operators had it first, with the authenticator app alone.
ALTER TABLE admin_code RENAME TO authenticator_app;
ALTER TABLE admin_recovery_code RENAME TO recovery_code;
-- Processes of the version before go on until they are replaced: they find both under the old names. To be dropped in a
-- later version.
CREATE VIEW admin_code AS SELECT * FROM authenticator_app;
CREATE VIEW admin_recovery_code AS SELECT * FROM recovery_code;
-- Recovery codes stand beside passkeys as well as beside the app.
ALTER TABLE recovery_code DROP CONSTRAINT admin_recovery_code_user_id_fkey;
ALTER TABLE recovery_code ADD CONSTRAINT recovery_code_user_id_fkey
  FOREIGN KEY (user_id) REFERENCES app_user (id) ON DELETE CASCADE;

CREATE TABLE passkey (
  -- the authenticator's own id of it, base64url
  id text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  -- how the authenticator knows the person
  handle bytea NOT NULL,
  title text NOT NULL,
  public_key bytea NOT NULL,
  -- of signatures; 0 for good where the authenticator does not count
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  -- kept in an account of the person's, not in one device
  synced boolean NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkey_of ON passkey (user_id, created_at);

-- Each is answered once, by whoever it was made for.
CREATE TABLE passkey_challenge (
  hash bytea PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('ADD', 'SIGN_IN', 'CONFIRM')),
  holder text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX passkey_challenge_age ON passkey_challenge (expires_at);

-- A person's word that they have lost every second step, and what an operator decided.
CREATE TABLE second_step_loss (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  asked_at timestamptz NOT NULL,
  ready_at timestamptz NOT NULL,
  status text NOT NULL CHECK (status IN ('OPEN', 'CANCELED', 'RESET', 'REFUSED')),
  decided_by uuid REFERENCES app_user (id),
  decided_at timestamptz,
  reason text,
  CHECK ((status = 'OPEN') = (decided_at IS NULL))
);
CREATE UNIQUE INDEX second_step_loss_one_open ON second_step_loss (user_id) WHERE status = 'OPEN';
CREATE INDEX second_step_loss_waiting ON second_step_loss (ready_at, id) WHERE status = 'OPEN';
CREATE INDEX second_step_loss_of ON second_step_loss (user_id, decided_at);

-- The link of a letter sets a new password only after the second step of its person.
ALTER TABLE one_time_token ADD COLUMN confirmed_at timestamptz;
