-- How old people are, where the rules ask: given once by the person, changed by operators.
CREATE TABLE person_age (
  user_id uuid PRIMARY KEY REFERENCES app_user (id),
  born date NOT NULL,
  given_at timestamptz NOT NULL,
  -- of somebody under eighteen: whose consent operators have seen
  parent text,
  parent_seen_at timestamptz,
  CHECK ((parent IS NULL) = (parent_seen_at IS NULL))
);
