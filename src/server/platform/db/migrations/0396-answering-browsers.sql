-- When a browser last said that it had shown a push, and when a mate's was last asked to.
ALTER TABLE push_subscription ADD answered_at timestamptz, ADD checked_at timestamptz;

-- A browser that is gone may have been the only thing that called a mate, whatever ended its subscription.
CREATE FUNCTION check_browsers_left() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO deadline (aggregate, kind, due_at) VALUES ('push:' || OLD.user_id, 'push.checked', date_trunc('milliseconds', now()))
  ON CONFLICT (aggregate, kind, subject) DO UPDATE SET due_at = excluded.due_at;
  RETURN NULL;
END $$;
CREATE TRIGGER push_subscription_gone AFTER DELETE ON push_subscription
  FOR EACH ROW EXECUTE FUNCTION check_browsers_left();
CREATE TRIGGER push_subscription_taken_over AFTER UPDATE OF user_id ON push_subscription
  FOR EACH ROW WHEN (OLD.user_id <> NEW.user_id) EXECUTE FUNCTION check_browsers_left();
