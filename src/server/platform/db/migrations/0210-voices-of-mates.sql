-- A mate says a few words of themselves: the address of the file, which everybody may play.
ALTER TABLE mate_access ADD COLUMN voice_url text;
ALTER TABLE mate_card ADD COLUMN voice_url text;

-- After `mate_card_of_access`, by name: a card that it has just made knows already.
CREATE FUNCTION voice_of_mate_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE mate_card SET voice_url = NEW.voice_url WHERE user_id = NEW.user_id AND voice_url IS DISTINCT FROM NEW.voice_url;
  RETURN NULL;
END $$;
CREATE TRIGGER mate_card_of_voice AFTER UPDATE OF voice_url ON mate_access
  FOR EACH ROW WHEN (OLD.voice_url IS DISTINCT FROM NEW.voice_url) EXECUTE FUNCTION voice_of_mate_changed();

-- A card that comes back knows it too.
CREATE FUNCTION card_of_mate_with_voice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.voice_url := (SELECT voice_url FROM mate_access WHERE user_id = NEW.user_id);
  RETURN NEW;
END $$;
CREATE TRIGGER mate_card_voice BEFORE INSERT ON mate_card FOR EACH ROW EXECUTE FUNCTION card_of_mate_with_voice();

-- «С голосом» in the usual order is one walk, however few have one.
CREATE INDEX mate_card_with_voice ON mate_card (game_id, standing, rating_hundredths, finished_orders, user_id)
  WHERE voice_url IS NOT NULL;
