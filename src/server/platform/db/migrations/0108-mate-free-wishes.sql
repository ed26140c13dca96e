-- Who asked to hear once when a busy mate is free again.
CREATE TABLE mate_free_wish (
  user_id uuid NOT NULL REFERENCES app_user,
  mate_id uuid NOT NULL REFERENCES app_user,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (mate_id, user_id)
);
CREATE INDEX mate_free_wish_of ON mate_free_wish (user_id);
