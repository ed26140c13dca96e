-- When a mate may be booked, every week: minutes of their own day, Monday is 0. They go with the access.
CREATE TABLE mate_hours (
  user_id uuid NOT NULL REFERENCES mate_access ON DELETE CASCADE,
  weekday integer NOT NULL CHECK (weekday BETWEEN 0 AND 6),
  from_minute integer NOT NULL CHECK (from_minute >= 0),
  to_minute integer NOT NULL CHECK (to_minute <= 1440),
  PRIMARY KEY (user_id, weekday, from_minute),
  CHECK (from_minute < to_minute)
);

-- A game agreed on for a later hour. Sums in kopecks; while it is open its price lies in the account HOLD booking:{id}.
CREATE TABLE booking (
  id uuid PRIMARY KEY,
  client_id uuid NOT NULL REFERENCES app_user,
  mate_id uuid NOT NULL REFERENCES app_user,
  status text NOT NULL CHECK (status IN ('REQUESTED', 'CONFIRMED', 'OPENED', 'DECLINED', 'EXPIRED', 'CANCELLED', 'FAILED')),
  game_id text NOT NULL REFERENCES game,
  category_id integer NOT NULL REFERENCES category,
  category_kind text NOT NULL,
  category_percent integer,
  platform text NOT NULL,
  languages text[] NOT NULL CHECK (cardinality(languages) BETWEEN 1 AND 5),
  duration_minutes integer NOT NULL CHECK (duration_minutes > 0),
  starts_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  note text NOT NULL,
  -- the mate's terms and the prices of that day: the squad is made on them
  level text NOT NULL,
  percent integer NOT NULL CHECK (percent BETWEEN 0 AND 100),
  rates jsonb NOT NULL,
  price bigint NOT NULL CHECK (price > 0),
  -- of it
  bonus bigint NOT NULL CHECK (bonus >= 0),
  gift bigint NOT NULL CHECK (gift >= 0),
  -- the line of the debit on /balance
  transaction_id bigint REFERENCES balance_transaction,
  squad_id integer REFERENCES squad,
  closed_at timestamptz,
  closed_by text CHECK (closed_by IN ('CLIENT', 'MATE', 'OPERATOR', 'SYSTEM')),
  returned bigint CHECK (returned BETWEEN 0 AND price),
  -- what the mate received
  income bigint CHECK (income >= 0),
  CHECK (client_id <> mate_id),
  CHECK (bonus + gift <= price),
  CHECK ((closed_at IS NULL) = (status IN ('REQUESTED', 'CONFIRMED'))),
  CHECK ((squad_id IS NOT NULL) = (status = 'OPENED')),
  CHECK (num_nulls(closed_by, returned, income) IN (0, 3) AND (closed_by IS NOT NULL) = (status IN ('DECLINED', 'EXPIRED', 'CANCELLED', 'FAILED')))
);
-- One mate, one hour: whoever comes second is refused even where the first was not seen.
CREATE UNIQUE INDEX booking_mate_open ON booking (mate_id, starts_at) WHERE closed_at IS NULL;
CREATE INDEX booking_client_open ON booking (client_id, starts_at) WHERE closed_at IS NULL;
CREATE INDEX booking_client_past ON booking (client_id, closed_at DESC, id DESC) WHERE closed_at IS NOT NULL;
CREATE INDEX booking_mate_past ON booking (mate_id, closed_at DESC, id DESC) WHERE closed_at IS NOT NULL;

ALTER TABLE account DROP CONSTRAINT account_owner_check;
-- Not validated, as before: emptied accounts of old break it.
ALTER TABLE account ADD CONSTRAINT account_owner_check CHECK (CASE
  WHEN kind IN ('USER', 'BONUS', 'GIFT') THEN owner ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  WHEN kind = 'HOLD' THEN owner ~ '^(squad|withdrawal|reserve|course|certificate|booking):[0-9a-f-]+$'
  WHEN kind = 'PLATFORM' THEN owner IN ('revenue', 'subsidy', 'bonus', 'correction')
  ELSE owner <> ''
END) NOT VALID;
