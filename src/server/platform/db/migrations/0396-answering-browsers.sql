-- When a browser last said that it had shown a push, and when a mate's was last asked to.
ALTER TABLE push_subscription ADD answered_at timestamptz, ADD checked_at timestamptz;

-- A browser that is gone may have been the only thing that called a mate, whatever ended its subscription. Who signs in
-- anew there gets minutes to answer the new check before orders go off.
CREATE FUNCTION check_browsers_left() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO deadline (aggregate, kind, due_at) VALUES ('push:' || OLD.user_id, 'push.checked', date_trunc('milliseconds', now() + interval '5 minutes'))
  ON CONFLICT (aggregate, kind, subject) DO UPDATE
    SET due_at = excluded.due_at, attempts = 0, first_failed_at = NULL, next_try_at = NULL, failed_at = NULL, error = NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER push_subscription_gone AFTER DELETE ON push_subscription
  FOR EACH ROW EXECUTE FUNCTION check_browsers_left();
CREATE TRIGGER push_subscription_taken_over AFTER UPDATE OF user_id ON push_subscription
  FOR EACH ROW WHEN (OLD.user_id <> NEW.user_id) EXECUTE FUNCTION check_browsers_left();
