-- How each call to a mate ended: accepted, declined, or left to lapse. What an owner took back is no answer.
CREATE TABLE mate_answer (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  mate_id uuid NOT NULL REFERENCES app_user,
  squad_id integer NOT NULL REFERENCES squad,
  answer text NOT NULL CHECK (answer IN ('ACCEPTED', 'DECLINED', 'MISSED')),
  invited_at timestamptz NOT NULL,
  answered_at timestamptz NOT NULL CHECK (answered_at >= invited_at)
);
CREATE INDEX mate_answer_of_mate ON mate_answer (mate_id, answered_at DESC, id DESC) INCLUDE (answer, invited_at);

-- What was answered before stands in the squads' histories. Who offered themselves to a hot squad was not called.
INSERT INTO mate_answer (mate_id, squad_id, answer, invited_at, answered_at)
SELECT ended.mate_id, ended.squad_id, ended.answer, called.created_at, ended.created_at
FROM (
  SELECT id, squad_id, created_at,
    CASE event WHEN 'INVITATION_EXPIRED' THEN subject_id ELSE actor_id END AS mate_id,
    CASE event WHEN 'INVITATION_EXPIRED' THEN 'MISSED' WHEN 'MEMBER_JOINED' THEN 'ACCEPTED' ELSE 'DECLINED' END AS answer
  FROM squad_history WHERE event IN ('INVITATION_EXPIRED', 'MEMBER_JOINED', 'INVITATION_CANCELED')
    AND (event = 'INVITATION_EXPIRED' OR subject_id IS NULL)
) ended
CROSS JOIN LATERAL (
  SELECT h.created_at FROM squad_history h
  WHERE h.squad_id = ended.squad_id AND h.id < ended.id AND h.event = 'MEMBER_INVITED' AND h.subject_id = ended.mate_id
    AND h.details ->> 'memberType' = 'MATE'
  ORDER BY h.id DESC LIMIT 1
) called
WHERE ended.created_at > called.created_at AND EXISTS (SELECT FROM app_user WHERE id = ended.mate_id)
ORDER BY ended.id;

-- Twenty latest, three at least: domain/mates/answers says the same.
CREATE FUNCTION answer_seconds_of(mate uuid) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN count(*) >= 3
    THEN percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM answered_at - invited_at)) END::integer
  FROM (
    SELECT answered_at, invited_at FROM mate_answer WHERE mate_id = mate AND answer <> 'MISSED'
    ORDER BY answered_at DESC, id DESC LIMIT 20
  ) latest $$;

ALTER TABLE mate_card ADD COLUMN answer_seconds integer;
UPDATE mate_card SET answer_seconds = answer_seconds_of(user_id)
WHERE user_id IN (SELECT DISTINCT mate_id FROM mate_answer);

CREATE FUNCTION mate_has_answered() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  seconds integer := answer_seconds_of(NEW.mate_id);
BEGIN
  UPDATE mate_card SET answer_seconds = seconds WHERE user_id = NEW.mate_id AND answer_seconds IS DISTINCT FROM seconds;
  RETURN NULL;
END $$;
CREATE TRIGGER mate_card_of_answer AFTER INSERT ON mate_answer
  FOR EACH ROW WHEN (NEW.answer <> 'MISSED') EXECUTE FUNCTION mate_has_answered();

-- A card that comes back knows it too.
CREATE FUNCTION card_of_mate_who_answered() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.answer_seconds := answer_seconds_of(NEW.user_id);
  RETURN NEW;
END $$;
CREATE TRIGGER mate_card_answers BEFORE INSERT ON mate_card FOR EACH ROW EXECUTE FUNCTION card_of_mate_who_answered();
