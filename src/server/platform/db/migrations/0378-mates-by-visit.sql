-- A hot call goes to the mates who were seen last. When that was is known to accounts alone, so that all who match had
-- to be read to find the first five hundred. One narrow row for each card has it in an index; in the card itself every
-- heartbeat would write all of the card's indexes.
CREATE TABLE mate_seen (
  user_id uuid PRIMARY KEY REFERENCES mate_card ON DELETE CASCADE,
  game_id text NOT NULL,
  -- as in app_user
  last_online_at timestamptz
) WITH (parallel_workers = 0); -- a walk that ends after some hundred rows gains nothing from more processes

INSERT INTO mate_seen (user_id, game_id, last_online_at)
SELECT c.user_id, c.game_id, u.last_online_at FROM mate_card c JOIN app_user u ON u.id = c.user_id;
CREATE INDEX mate_seen_last ON mate_seen (game_id, last_online_at DESC NULLS LAST, user_id);

CREATE FUNCTION card_of_mate_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO mate_seen (user_id, game_id, last_online_at)
  VALUES (NEW.user_id, NEW.game_id, (SELECT last_online_at FROM app_user WHERE id = NEW.user_id))
  ON CONFLICT (user_id) DO UPDATE SET game_id = excluded.game_id, last_online_at = excluded.last_online_at;
  RETURN NULL;
END $$;
CREATE TRIGGER mate_seen_of_card AFTER INSERT ON mate_card FOR EACH ROW EXECUTE FUNCTION card_of_mate_written();
CREATE TRIGGER mate_seen_of_game AFTER UPDATE OF game_id ON mate_card FOR EACH ROW
  WHEN (OLD.game_id <> NEW.game_id) EXECUTE FUNCTION card_of_mate_written();

CREATE FUNCTION person_was_seen() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE mate_seen SET last_online_at = NEW.last_online_at WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER mate_seen_of_person AFTER UPDATE OF last_online_at ON app_user FOR EACH ROW
  WHEN (OLD.last_online_at IS DISTINCT FROM NEW.last_online_at) EXECUTE FUNCTION person_was_seen();
ANALYZE mate_seen;
