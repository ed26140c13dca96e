-- A mate in a squad takes no other: in lists they stand behind those who do, and «online» leaves them out.
ALTER TABLE mate_card ADD COLUMN busy boolean NOT NULL DEFAULT false;
ALTER TABLE mate_card DROP COLUMN standing;
ALTER TABLE mate_card
  ADD COLUMN standing smallint NOT NULL GENERATED ALWAYS AS (presence * 2 + (active AND NOT busy)::integer) STORED;
CREATE INDEX mate_card_recommended ON mate_card (game_id, standing, rating_hundredths, finished_orders, user_id);

CREATE FUNCTION squad_of_mate_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  member uuid := coalesce(NEW.user_id, OLD.user_id);
  now_busy boolean := EXISTS (SELECT FROM squad_member WHERE user_id = member AND active);
BEGIN
  UPDATE mate_card SET busy = now_busy WHERE user_id = member AND busy <> now_busy;
  RETURN NULL;
END $$;
-- At the end of the step: one squad may have taken the place of another.
CREATE CONSTRAINT TRIGGER mate_card_of_squad AFTER INSERT OR DELETE OR UPDATE OF active ON squad_member
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION squad_of_mate_changed();

-- A card that comes back (a category chosen anew) knows it too.
CREATE FUNCTION card_of_mate_in_squad() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.busy := EXISTS (SELECT FROM squad_member WHERE user_id = NEW.user_id AND active);
  RETURN NEW;
END $$;
CREATE TRIGGER mate_card_busy BEFORE INSERT ON mate_card FOR EACH ROW EXECUTE FUNCTION card_of_mate_in_squad();

UPDATE mate_card SET busy = true WHERE user_id IN (SELECT user_id FROM squad_member WHERE active);
