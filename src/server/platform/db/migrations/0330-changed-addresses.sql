-- A changed address that its owner has not confirmed: for a term no letter to it opens the account, and the address
-- before it may confirm the change or undo it.
CREATE TABLE address_change (
  user_id uuid PRIMARY KEY REFERENCES app_user (id) ON DELETE CASCADE,
  -- the last address that could be trusted; another account may not take it meanwhile
  before text NOT NULL,
  before_key text NOT NULL,
  before_confirmed_at timestamptz,
  token_hash bytea NOT NULL UNIQUE,
  rests_until timestamptz NOT NULL
);
CREATE INDEX address_change_before ON address_change (before_key);
CREATE INDEX address_change_age ON address_change (rests_until);
