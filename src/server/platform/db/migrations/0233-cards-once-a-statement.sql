-- A mate's card is written once for a statement, however many of the mate's rows it touches: it was for each row, and
-- a dozen answers of a profile wrote it a dozen times. Changes of `mate_access` touch one row each and stay as they are.
CREATE FUNCTION mates_of_rows_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_mate_card(user_id) FROM (SELECT DISTINCT user_id FROM changed ORDER BY user_id) AS mates;
  RETURN NULL;
END $$;

-- Only whose card stands has something to change in it; one that comes later reads it all.
CREATE FUNCTION params_of_mates_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_mate_card(user_id)
  FROM (SELECT DISTINCT user_id FROM changed JOIN mate_card USING (user_id) ORDER BY user_id) AS mates;
  RETURN NULL;
END $$;

DROP TRIGGER mate_card_of_category ON mate_category;
CREATE TRIGGER mate_card_of_new_categories AFTER INSERT ON mate_category
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mates_of_rows_changed();
CREATE TRIGGER mate_card_of_old_categories AFTER DELETE ON mate_category
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mates_of_rows_changed();

DROP TRIGGER mate_card_of_platform ON user_platform;
CREATE TRIGGER mate_card_of_new_platforms AFTER INSERT ON user_platform
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mates_of_rows_changed();
CREATE TRIGGER mate_card_of_changed_platforms AFTER UPDATE ON user_platform
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mates_of_rows_changed();
CREATE TRIGGER mate_card_of_old_platforms AFTER DELETE ON user_platform
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mates_of_rows_changed();

DROP TRIGGER mate_card_of_param ON user_game_param;
DROP FUNCTION param_of_mate_changed();
CREATE TRIGGER mate_card_of_new_params AFTER INSERT ON user_game_param
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION params_of_mates_changed();
CREATE TRIGGER mate_card_of_old_params AFTER DELETE ON user_game_param
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION params_of_mates_changed();
