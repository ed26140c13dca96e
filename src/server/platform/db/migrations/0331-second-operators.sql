-- Money that an operator gives a person: above a sum another operator has to agree to the same act.
CREATE TABLE half_agreement (
  -- what the act is on: 'deposit:…', 'callback:…', 'difference:…', 'draw:…'
  subject text PRIMARY KEY,
  asked_by uuid NOT NULL REFERENCES app_user (id),
  -- who would get how much: an act with other sums is another one
  gifts jsonb NOT NULL,
  asked_at timestamptz NOT NULL
);

-- What an operator has given a person besides corrections, so that the sum is not avoided in parts.
CREATE TABLE operator_gift (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  operator_id uuid NOT NULL REFERENCES app_user (id),
  user_id uuid NOT NULL REFERENCES app_user (id),
  amount bigint NOT NULL CHECK (amount > 0),
  subject text NOT NULL,
  given_at timestamptz NOT NULL
);
CREATE INDEX operator_gift_recent ON operator_gift (user_id, operator_id, given_at);
