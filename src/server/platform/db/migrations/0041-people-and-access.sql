-- People as operators see them: blocked for a time and with a reason.
ALTER TABLE app_user
  ADD COLUMN blocked_at timestamptz,
  -- null while blocked: for good
  ADD COLUMN blocked_until timestamptz,
  ADD COLUMN block_reason text CHECK (length(block_reason) <= 500),
  ADD CONSTRAINT app_user_block_check CHECK (status = 'BLOCKED' OR num_nonnulls(blocked_at, blocked_until, block_reason) = 0);

-- One index for each order of the list; the filters that leave few people have their own.
CREATE INDEX app_user_by_time ON app_user (created_at, id);
CREATE INDEX app_user_by_orders ON app_user (orders, id);
CREATE INDEX app_user_by_visit ON app_user (coalesce(last_online_at, 'epoch'), id);
CREATE INDEX app_user_by_name ON app_user (lower(username), id);
CREATE INDEX app_user_closed ON app_user (status, created_at, id) WHERE status <> 'ACTIVE';
CREATE INDEX app_user_admins ON app_user (created_at, id) WHERE is_admin;
CREATE INDEX mate_access_by_game ON mate_access (game_id, user_id);

-- The log is searched by time and by kind of act.
CREATE INDEX audit_log_time ON audit_log (created_at, id);
CREATE INDEX audit_log_action ON audit_log (action text_pattern_ops, id);

-- The second factor of operators. The secret is sealed with the key of the product.
CREATE TABLE admin_code (
  user_id uuid PRIMARY KEY REFERENCES app_user ON DELETE CASCADE,
  secret bytea NOT NULL,
  -- null until its first code was right
  confirmed_at timestamptz,
  -- the last half-minute whose code was used: no code is taken twice
  last_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL
);
CREATE TABLE admin_recovery_code (
  user_id uuid NOT NULL REFERENCES admin_code ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  PRIMARY KEY (user_id, code_hash)
);
-- Until when the session may be in the back office: moved on by what its operator does there.
ALTER TABLE session ADD COLUMN admin_seen_at timestamptz;
