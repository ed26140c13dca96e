-- What the person says of the support's answers: once for a thread, by whom they were answered last.
ALTER TABLE support_thread
  ADD COLUMN rating text CHECK (rating IN ('GOOD', 'BAD')),
  ADD COLUMN rating_why text NOT NULL DEFAULT '' CHECK (length(rating_why) <= 500),
  ADD COLUMN rated_at timestamptz,
  ADD COLUMN rated_operator_id uuid REFERENCES app_user,
  ADD CHECK ((rating IS NULL) = (rated_at IS NULL));
CREATE INDEX support_thread_rated ON support_thread (rated_at) WHERE rated_at IS NOT NULL;
