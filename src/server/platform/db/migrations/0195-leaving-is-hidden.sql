-- Whoever has asked to be deleted is seen no more, and comes back when they change their mind: their card goes and comes.
CREATE FUNCTION leaving_mate_has_no_card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RETURN CASE WHEN EXISTS (SELECT FROM app_user WHERE id = NEW.user_id AND leaving_at IS NOT NULL) THEN NULL ELSE NEW END;
END $$;
CREATE TRIGGER mate_card_not_of_leaving BEFORE INSERT ON mate_card FOR EACH ROW EXECUTE FUNCTION leaving_mate_has_no_card();

DROP TRIGGER mate_card_of_person ON app_user;
CREATE TRIGGER mate_card_of_person AFTER UPDATE OF username, avatar_url, description, languages, status, leaving_at ON app_user
  FOR EACH ROW EXECUTE FUNCTION person_of_mate_changed();

SELECT refresh_mate_card(id) FROM app_user WHERE leaving_at IS NOT NULL;
