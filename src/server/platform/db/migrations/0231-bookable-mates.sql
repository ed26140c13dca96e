-- Who has hours and is not kept from orders by an operator can be booked ahead: their card says so, whether they play or
-- are away now. Strikes end by themselves, and the booking sheet knows of them.
ALTER TABLE mate_card ADD COLUMN bookable boolean NOT NULL DEFAULT false;

CREATE FUNCTION is_bookable(mate uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM mate_hours WHERE user_id = mate)
    AND EXISTS (SELECT FROM mate_access WHERE user_id = mate AND blocked_at IS NULL) $$;

CREATE FUNCTION booking_of_mate_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  mate uuid := coalesce(NEW.user_id, OLD.user_id);
  now_bookable boolean := is_bookable(mate);
BEGIN
  UPDATE mate_card SET bookable = now_bookable WHERE user_id = mate AND bookable <> now_bookable;
  RETURN NULL;
END $$;
-- At the end of the step: hours are replaced by deleting them first.
CREATE CONSTRAINT TRIGGER mate_card_of_hours AFTER INSERT OR DELETE ON mate_hours
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION booking_of_mate_changed();
CREATE TRIGGER mate_card_of_block AFTER UPDATE OF blocked_at ON mate_access
  FOR EACH ROW EXECUTE FUNCTION booking_of_mate_changed();

-- A card that comes back knows it too.
CREATE FUNCTION card_of_bookable_mate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.bookable := is_bookable(NEW.user_id);
  RETURN NEW;
END $$;
CREATE TRIGGER mate_card_bookable BEFORE INSERT ON mate_card FOR EACH ROW EXECUTE FUNCTION card_of_bookable_mate();

UPDATE mate_card SET bookable = true WHERE is_bookable(user_id);
