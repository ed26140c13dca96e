-- Appeals of people against decisions about them. The decision is stored as it stood: what it was about may be gone.
CREATE TABLE appeal (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind ~ '^[A-Z_]{1,20}$'),
  -- the decision within its kind, and what it was about
  decision text NOT NULL CHECK (length(decision) <= 80),
  about text NOT NULL CHECK (length(about) <= 80),
  user_id uuid NOT NULL REFERENCES app_user,
  title text NOT NULL,
  reason text,
  excerpt text,
  -- null: decided by a rule, not by an operator
  first_by uuid REFERENCES app_user,
  first_at timestamptz NOT NULL,
  words text NOT NULL CHECK (length(words) BETWEEN 1 AND 2000),
  state text NOT NULL DEFAULT 'WAITING' CHECK (state IN ('WAITING', 'UPHELD', 'DECLINED')),
  answer text,
  decided_by uuid REFERENCES app_user,
  decided_at timestamptz,
  created_at timestamptz NOT NULL,
  -- one appeal for each decision
  UNIQUE (kind, decision),
  CHECK ((state = 'WAITING') = (decided_at IS NULL)),
  CHECK ((decided_at IS NULL) = (decided_by IS NULL) AND (decided_at IS NULL) = (answer IS NULL)),
  -- nobody judges their own decision, nor their own appeal
  CHECK (decided_by IS NULL OR decided_by IS DISTINCT FROM first_by AND decided_by <> user_id)
);
CREATE INDEX appeal_by_time ON appeal (created_at, id);
CREATE INDEX appeal_queue ON appeal (state, created_at, id);
CREATE INDEX appeal_kinds ON appeal (kind, created_at, id);
CREATE INDEX appeal_of_person ON appeal (user_id, created_at, id);
-- Moderators judge each other's decisions; whoever else may is granted the permission.
UPDATE app_user SET permissions = array_append(permissions, 'MANAGE_APPEALS')
WHERE permissions @> '{MANAGE_USERS,MANAGE_DISPUTES}'::text[] AND NOT 'MANAGE_APPEALS' = ANY (permissions);
