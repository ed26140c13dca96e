-- Where a signed-in browser lets itself be told while the product is closed.
CREATE TABLE push_subscription (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
  session_id uuid NOT NULL UNIQUE REFERENCES session ON DELETE CASCADE,
  -- the browser's own push service
  endpoint text NOT NULL UNIQUE CHECK (length(endpoint) <= 1000),
  -- base64url: its public key and its secret (RFC 8291)
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX push_subscription_by_user ON push_subscription (user_id, created_at);

-- A browser that was signed out hears nothing more, whatever ended its session.
CREATE FUNCTION forget_push_subscription() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_subscription WHERE session_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER push_subscription_ends AFTER UPDATE OF ended_at ON session
  FOR EACH ROW WHEN (NEW.ended_at IS NOT NULL AND OLD.ended_at IS NULL) EXECUTE FUNCTION forget_push_subscription();
