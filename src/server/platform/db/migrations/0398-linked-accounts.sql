-- Traces by which accounts of one person are recognised: never the thing itself, only a hash (with a key where the thing
-- could be guessed). Kept for half a year.
CREATE TABLE risk_trace (
  user_id uuid NOT NULL REFERENCES app_user,
  kind text NOT NULL CHECK (kind IN ('DEVICE', 'NETWORK', 'CARD', 'REQUISITES')),
  hash bytea NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, kind, hash)
);
CREATE INDEX risk_trace_hash ON risk_trace (kind, hash);
CREATE INDEX risk_trace_age ON risk_trace (seen_at);

-- A network is known only from the next sign-in on: SQL cannot hash it with the product's secret.
INSERT INTO risk_trace SELECT user_id, 'DEVICE', device_hash, seen_at FROM known_device WHERE seen_at > now() - interval '180 days';
INSERT INTO risk_trace SELECT DISTINCT ON (user_id, wallet_hash) user_id, 'REQUISITES', wallet_hash, used_at FROM withdrawal_method
  WHERE length(wallet_hash) = 32 AND used_at > now() - interval '180 days' ORDER BY user_id, wallet_hash, used_at DESC;

-- Games that the service has helped to pay for, held or not: what a mate's clients are like.
CREATE TABLE gift_order (
  mate_id uuid NOT NULL REFERENCES app_user,
  payer_id uuid NOT NULL REFERENCES app_user,
  squad_id integer NOT NULL,
  -- without a word or not played
  is_empty boolean NOT NULL,
  settled_at timestamptz NOT NULL,
  PRIMARY KEY (squad_id, mate_id, payer_id)
);
CREATE INDEX gift_order_mate ON gift_order (mate_id, settled_at DESC);
CREATE INDEX gift_order_age ON gift_order (settled_at);

-- Accounts that links connect. After RELEASED its people are held up no longer, until somebody else joins them.
CREATE TABLE risk_ring (
  id uuid PRIMARY KEY,
  state text NOT NULL DEFAULT 'OPEN' CHECK (state IN ('OPEN', 'RELEASED', 'TAKEN')),
  people integer NOT NULL,
  -- the highest score of its links
  score integer NOT NULL CHECK (score BETWEEN 0 AND 100),
  -- what is held of it now, kopecks
  held bigint NOT NULL DEFAULT 0 CHECK (held >= 0),
  found_at timestamptz NOT NULL,
  -- since when something has waited for a decision; null: nothing does
  waits_since timestamptz,
  decided_at timestamptz,
  decided_by uuid REFERENCES app_user
);
CREATE INDEX risk_ring_waiting ON risk_ring (waits_since) WHERE waits_since IS NOT NULL;
CREATE INDEX risk_ring_found ON risk_ring (found_at, id);
CREATE INDEX risk_ring_held ON risk_ring (held, id);
CREATE INDEX risk_ring_state ON risk_ring (state, found_at, id);
CREATE INDEX risk_ring_state_held ON risk_ring (state, held, id);

CREATE TABLE risk_member (
  user_id uuid PRIMARY KEY REFERENCES app_user,
  ring_id uuid NOT NULL REFERENCES risk_ring,
  joined_at timestamptz NOT NULL
);
CREATE INDEX risk_member_ring ON risk_member (ring_id);

-- The two ids in order.
CREATE TABLE risk_link (
  one_id uuid NOT NULL REFERENCES app_user,
  other_id uuid NOT NULL REFERENCES app_user,
  ring_id uuid NOT NULL REFERENCES risk_ring,
  score integer NOT NULL CHECK (score BETWEEN 0 AND 100),
  reasons text[] NOT NULL,
  found_at timestamptz NOT NULL,
  PRIMARY KEY (one_id, other_id),
  CHECK (one_id < other_id)
);
CREATE INDEX risk_link_ring ON risk_link (ring_id);

-- What the service has given to a linked account and holds, on the ledger's account HOLD gift:<id>.
CREATE TABLE held_gift (
  id uuid PRIMARY KEY,
  ring_id uuid NOT NULL REFERENCES risk_ring,
  -- who gets it, and the account that they are linked with; null: with those who registered beside them
  user_id uuid NOT NULL REFERENCES app_user,
  other_id uuid REFERENCES app_user,
  kind text NOT NULL CHECK (kind IN ('PAY', 'REFERRAL', 'REGISTRATION')),
  amount bigint NOT NULL CHECK (amount > 0),
  operation_id uuid NOT NULL REFERENCES operation,
  squad_id integer REFERENCES squad,
  state text NOT NULL DEFAULT 'HELD' CHECK (state IN ('HELD', 'RELEASED', 'TAKEN')),
  held_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  decided_at timestamptz,
  -- the operation by which it was released or taken back
  decision_id uuid REFERENCES operation
);
CREATE INDEX held_gift_user ON held_gift (user_id, held_at DESC);
CREATE INDEX held_gift_ring ON held_gift (ring_id);

UPDATE app_user SET permissions = array_append(permissions, 'MANAGE_RISKS')
WHERE 'MANAGE_DEPOSIT' = ANY (permissions) AND NOT 'MANAGE_RISKS' = ANY (permissions);

ALTER TABLE account DROP CONSTRAINT account_owner_check;
-- Not validated, as before: emptied accounts of old break it.
ALTER TABLE account ADD CONSTRAINT account_owner_check CHECK (CASE
  WHEN kind IN ('USER', 'BONUS', 'GIFT') THEN owner ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  WHEN kind = 'HOLD' THEN owner ~ '^(squad|withdrawal|reserve|course|certificate|booking|refund|gift):[0-9a-f-]+$'
  WHEN kind = 'PLATFORM' THEN owner IN ('revenue', 'subsidy', 'bonus', 'correction')
  ELSE owner <> ''
END) NOT VALID;
