-- Operators keep a mate from orders; the access, its level and its history stay.
ALTER TABLE mate_access
  ADD COLUMN blocked_at timestamptz,
  ADD COLUMN block_reason text,
  ADD CONSTRAINT mate_access_block_has_reason CHECK ((blocked_at IS NULL) = (block_reason IS NULL));

-- Whoever is kept from orders stands in no list: their card is not written, and so the refresh takes the old one away.
CREATE FUNCTION blocked_mate_has_no_card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM mate_access WHERE user_id = NEW.user_id AND blocked_at IS NOT NULL) THEN
    RETURN NULL;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER mate_card_not_of_blocked BEFORE INSERT ON mate_card FOR EACH ROW EXECUTE FUNCTION blocked_mate_has_no_card();

CREATE INDEX mate_access_by_time ON mate_access (created_at, user_id);
CREATE INDEX mate_access_by_percent ON mate_access (percent, user_id);
CREATE INDEX mate_access_by_rating ON mate_access (rating_hundredths, user_id);
CREATE INDEX mate_access_by_orders ON mate_access (finished_orders, user_id);
CREATE INDEX mate_access_game_time ON mate_access (game_id, created_at, user_id);
CREATE INDEX mate_access_grade_time ON mate_access (grade, created_at, user_id);
CREATE INDEX mate_access_blocked ON mate_access (created_at, user_id) WHERE blocked_at IS NOT NULL;
CREATE INDEX mate_access_afk ON mate_access (created_at, user_id) WHERE missed_off_at IS NOT NULL;

-- A forgiven strike counts no more.
ALTER TABLE mate_strike ADD COLUMN forgiven_at timestamptz;

-- From the fourth strike on operators decide whether the access stays.
CREATE TABLE mate_strike_case (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user,
  game_id text NOT NULL REFERENCES game,
  -- those that counted when it was last added to
  strikes integer NOT NULL CHECK (strikes > 0),
  opened_at timestamptz NOT NULL,
  decision text CHECK (decision IN ('FORGIVEN', 'ACCESS_TAKEN')),
  reason text,
  decided_by uuid REFERENCES app_user,
  decided_at timestamptz,
  CHECK (num_nulls(decision, reason, decided_at) IN (0, 3))
);
CREATE UNIQUE INDEX mate_strike_case_one_open ON mate_strike_case (user_id) WHERE decision IS NULL;
CREATE INDEX mate_strike_case_queue ON mate_strike_case (opened_at, id) WHERE decision IS NULL;
CREATE INDEX mate_strike_case_by_time ON mate_strike_case (opened_at, id);
INSERT INTO mate_strike_case (id, user_id, game_id, strikes, opened_at)
SELECT gen_random_uuid(), a.user_id, a.game_id, s.strikes, s.last_at
FROM mate_access a JOIN (
  SELECT user_id, count(*)::integer AS strikes, max(created_at) AS last_at FROM mate_strike
  WHERE created_at > now() - interval '30 days' GROUP BY user_id HAVING count(*) >= 4
) s ON s.user_id = a.user_id;

CREATE INDEX mate_application_by_time ON mate_application (created_at, id);
CREATE INDEX mate_application_status_time ON mate_application (status, created_at, id);
CREATE INDEX mate_application_game_time ON mate_application (game_id, created_at, id);
