CREATE TABLE promo_code (
  -- in capitals: people type it as they like
  code text PRIMARY KEY CHECK (code = upper(code) AND length(code) BETWEEN 3 AND 32),
  percent integer CHECK (percent BETWEEN 1 AND 50),
  -- kopecks
  amount bigint CHECK (amount > 0),
  user_id uuid REFERENCES app_user,
  game_id text REFERENCES game,
  -- empty: all
  category_ids integer[] NOT NULL DEFAULT '{}',
  category_kinds text[] NOT NULL DEFAULT '{}',
  expires_at timestamptz,
  deactivated_at timestamptz,
  max_uses integer CHECK (max_uses > 0),
  uses integer NOT NULL DEFAULT 0,
  max_uses_per_user integer CHECK (max_uses_per_user > 0),
  created_at timestamptz NOT NULL,
  CHECK (num_nonnulls(percent, amount) = 1),
  -- the last use is given once, whatever the code above does
  CHECK (uses >= 0 AND (max_uses IS NULL OR uses <= max_uses))
);
CREATE INDEX promo_code_user ON promo_code (user_id) WHERE user_id IS NOT NULL;

-- One for each squad that holds a code; gone when the squad gives it back.
CREATE TABLE promo_code_use (
  code text NOT NULL REFERENCES promo_code,
  squad_id integer NOT NULL REFERENCES squad,
  user_id uuid NOT NULL REFERENCES app_user,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (squad_id)
);
CREATE INDEX promo_code_use_user ON promo_code_use (code, user_id);
