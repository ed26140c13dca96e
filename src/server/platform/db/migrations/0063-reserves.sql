-- Money that a client puts aside for a mate and gives part by part. The row begins with the mate's signed link.
CREATE TABLE balance_reserve (
  id uuid PRIMARY KEY,
  mate_id uuid NOT NULL REFERENCES app_user,
  client_id uuid REFERENCES app_user,
  amount bigint NOT NULL CHECK (amount > 0),
  kind text NOT NULL CHECK (kind IN ('BLOG_ARTICLE', 'OTHER')),
  article_id integer,
  comment text NOT NULL DEFAULT '',
  replace_key uuid REFERENCES balance_reserve,
  status text NOT NULL CHECK (status IN ('CREATED', 'RESERVED', 'UNRESERVED', 'CANCELED')),
  -- the line of the debit on /balance
  transaction_id bigint REFERENCES balance_transaction,
  created_at timestamptz NOT NULL,
  link_expires_at timestamptz NOT NULL,
  funded_at timestamptz,
  closed_at timestamptz,
  CHECK (client_id <> mate_id),
  CHECK ((kind = 'BLOG_ARTICLE') = (article_id IS NOT NULL)),
  CHECK (funded_at IS NULL OR client_id IS NOT NULL),
  CHECK (status IN ('CREATED', 'CANCELED') OR funded_at IS NOT NULL),
  CHECK ((closed_at IS NOT NULL) = (status IN ('UNRESERVED', 'CANCELED')))
);
CREATE INDEX balance_reserve_mate ON balance_reserve (mate_id, created_at DESC);
CREATE INDEX balance_reserve_client ON balance_reserve (client_id, created_at DESC) WHERE client_id IS NOT NULL;

CREATE TABLE unreserve_transaction (
  id uuid PRIMARY KEY,
  reserve_id uuid NOT NULL REFERENCES balance_reserve,
  amount bigint NOT NULL CHECK (amount > 0),
  comment text NOT NULL,
  status text NOT NULL CHECK (status IN ('PENDING', 'REJECTED', 'CONFIRMED')),
  answer text,
  by_silence boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  confirms_at timestamptz NOT NULL,
  decided_at timestamptz,
  CHECK ((status = 'PENDING') = (decided_at IS NULL))
);
CREATE INDEX unreserve_transaction_reserve ON unreserve_transaction (reserve_id, created_at DESC);
