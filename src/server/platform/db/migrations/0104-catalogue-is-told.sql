-- Processes remember the games: whoever changes one, by whatever way, tells them with the commit.
CREATE FUNCTION tell_catalogue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue', '');
  RETURN NULL;
END $$;

CREATE TRIGGER game_is_told AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON game
  FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();
