-- Ways of money in and out as operators have set them: a method without a row is as the product has it, which is off for
-- those that no longer exist or are forbidden.
CREATE TABLE money_method (
  direction text NOT NULL CHECK (direction IN ('DEPOSIT', 'WITHDRAWAL')),
  method text NOT NULL,
  enabled boolean NOT NULL,
  -- why it is off, for operators
  reason text,
  -- the order on the screen; null: the usual one
  place integer,
  changed_by uuid REFERENCES app_user (id),
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (direction, method)
);
