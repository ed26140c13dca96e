-- Somebody asks to become a mate of a game; an administrator decides.
CREATE TABLE mate_application (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
  game_id text NOT NULL REFERENCES game,
  hours_per_week integer NOT NULL CHECK (hours_per_week BETWEEN 1 AND 80),
  experience text NOT NULL CHECK (char_length(experience) BETWEEN 1 AND 2000),
  links text[] NOT NULL DEFAULT '{}' CHECK (cardinality(links) <= 5),
  status text NOT NULL CHECK (status IN ('SENT', 'APPROVED', 'REFUSED')),
  -- the administrator's words; a refusal has them always
  answer text,
  decided_by uuid REFERENCES app_user,
  decided_at timestamptz,
  created_at timestamptz NOT NULL,
  CHECK ((status = 'SENT') = (decided_at IS NULL)),
  CHECK (status <> 'REFUSED' OR answer IS NOT NULL)
);
CREATE UNIQUE INDEX mate_application_one_open ON mate_application (user_id) WHERE status = 'SENT';
CREATE INDEX mate_application_of_user ON mate_application (user_id, id DESC);
CREATE INDEX mate_application_queue ON mate_application (status, id);

-- Every change of a mate's grade or percent of order, with who made it and why.
CREATE TABLE mate_percent_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user,
  reason text NOT NULL CHECK (reason IN ('ADMITTED', 'PROMOTED', 'ADMINISTRATOR')),
  grade_before text,
  grade text NOT NULL,
  percent_before integer CHECK (percent_before BETWEEN 0 AND 100),
  percent integer NOT NULL CHECK (percent BETWEEN 0 AND 100),
  -- null: the weekly recalculation
  changed_by uuid REFERENCES app_user,
  comment text,
  created_at timestamptz NOT NULL
);
CREATE INDEX mate_percent_change_of_mate ON mate_percent_change (user_id, id DESC);
CREATE TRIGGER mate_percent_change_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON mate_percent_change
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
INSERT INTO mate_percent_change (user_id, reason, grade, percent, created_at)
SELECT user_id, 'ADMITTED', grade, percent, created_at FROM mate_access ORDER BY created_at;

-- Invitations that lapsed unanswered, one after another; any answer begins anew.
ALTER TABLE mate_access ADD COLUMN missed_invitations integer NOT NULL DEFAULT 0 CHECK (missed_invitations >= 0);
-- Grades are looked at once a week; the first time a week after this migration.
INSERT INTO deadline (aggregate, kind, due_at) VALUES ('grades:all', 'grades.recalculated', now() + interval '7 days');

-- What a mate saves for: only tips that name the goal count.
CREATE TABLE tips_goal (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user,
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 60),
  -- kopecks: wanted, and given so far
  amount bigint NOT NULL CHECK (amount > 0),
  collected bigint NOT NULL DEFAULT 0 CHECK (collected >= 0),
  status text NOT NULL CHECK (status IN ('ACTIVE', 'ACHIEVED', 'DELETED')),
  created_at timestamptz NOT NULL,
  achieved_at timestamptz,
  CHECK (status <> 'ACTIVE' OR collected < amount)
);
CREATE INDEX tips_goal_of_mate ON tips_goal (user_id, id) WHERE status <> 'DELETED';
