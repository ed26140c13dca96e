-- Tax status of mates: told by them, corrected by operators. Receipts take the mate's INN, name and phone from here; the
-- INN is sealed with the product's secret (inn_sealed), recognised by a hash with a key (inn_hash), shown by its end.
CREATE TABLE tax_profile (
  user_id uuid PRIMARY KEY REFERENCES app_user (id),
  -- null: from before, when an operator typed what a register asks
  status text CHECK (status IN ('SELF_EMPLOYED', 'SOLE_PROPRIETOR', 'INDIVIDUAL')),
  inn_sealed bytea NOT NULL,
  inn_hash bytea NOT NULL,
  inn_end text NOT NULL,
  name text NOT NULL,
  phone text NOT NULL,
  -- the year for which the person was told that the limit of the self-employed is near
  warned_year integer,
  changed_at timestamptz NOT NULL
);
CREATE INDEX tax_profile_inn ON tax_profile (inn_hash);

-- SQL cannot seal: the numbers wait here until the start of the product has sealed them, before it listens. Until then
-- ids keep them apart.
CREATE TABLE inns_to_seal (user_id uuid PRIMARY KEY REFERENCES tax_profile (user_id), inn text NOT NULL);
INSERT INTO tax_profile (user_id, inn_sealed, inn_hash, inn_end, name, phone, changed_at)
  SELECT user_id, '', uuid_send(user_id), right(inn, 4), name, phone, changed_at FROM principal;
INSERT INTO inns_to_seal SELECT user_id, inn FROM principal;
DROP TABLE principal;

-- What the tax service said about an INN on a day of Moscow.
CREATE TABLE npd_check (
  inn_hash bytea NOT NULL,
  day date NOT NULL,
  answer text NOT NULL CHECK (answer IN ('YES', 'NO', 'INVALID', 'UNKNOWN', 'NOT_ASKED')),
  -- of an unknown answer
  failure text CHECK (failure IN ('LIMITED', 'UNAVAILABLE', 'SILENT', 'STRANGE')),
  tries integer NOT NULL DEFAULT 0,
  -- product time; the order in which they are asked
  wanted_at timestamptz NOT NULL,
  answered_at timestamptz,
  PRIMARY KEY (inn_hash, day),
  CHECK ((failure IS NOT NULL) = (answer = 'UNKNOWN'))
);
CREATE INDEX npd_check_waiting ON npd_check (wanted_at) WHERE answer IN ('UNKNOWN', 'NOT_ASKED');
CREATE INDEX npd_check_age ON npd_check (day);

-- Whose turn it is to call the tax service: one row for all processes. Real time of the database.
CREATE TABLE npd_turn (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  free_at timestamptz NOT NULL,
  holder uuid
);
INSERT INTO npd_turn (free_at) VALUES ('epoch');

-- Withdrawals that do not leave by themselves because of taxes.
CREATE TABLE tax_hold (
  withdrawal_id uuid PRIMARY KEY REFERENCES withdrawal (id),
  user_id uuid NOT NULL REFERENCES app_user (id),
  reason text NOT NULL CHECK (reason IN ('STATUS_NOT_TOLD', 'CHECK_GOES_ON', 'CHECK_SILENT', 'STATUS_LOST', 'INN_INVALID', 'OVER_LIMIT')),
  since timestamptz NOT NULL
);
CREATE INDEX tax_hold_user ON tax_hold (user_id);

-- Receipts of «Мой налог» for money that was paid out to the self-employed. The link is made of the INN and the number.
CREATE TABLE npd_receipt (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user (id),
  withdrawal_id uuid NOT NULL UNIQUE REFERENCES withdrawal (id),
  -- kopecks that were withdrawn, with the fee
  amount bigint NOT NULL CHECK (amount > 0),
  state text NOT NULL CHECK (state IN ('OWED', 'GIVEN', 'CONFIRMED', 'REFUSED', 'EXCUSED')),
  number text,
  -- under which it was given
  inn_sealed bytea,
  -- of a refusal or an excuse
  reason text,
  reminded integer NOT NULL DEFAULT 0,
  owed_at timestamptz NOT NULL,
  given_at timestamptz,
  changed_at timestamptz NOT NULL,
  CHECK ((number IS NULL) = (inn_sealed IS NULL)),
  CHECK (state NOT IN ('GIVEN', 'CONFIRMED') OR number IS NOT NULL)
);
-- One receipt for one payout.
CREATE UNIQUE INDEX npd_receipt_number ON npd_receipt (number) WHERE state IN ('GIVEN', 'CONFIRMED');
CREATE INDEX npd_receipt_user ON npd_receipt (user_id, owed_at, id);
CREATE INDEX npd_receipt_newest ON npd_receipt (owed_at, id);
CREATE INDEX npd_receipt_state ON npd_receipt (state, owed_at, id);
CREATE INDEX npd_receipt_size ON npd_receipt (amount, id);

-- Whoever could type a mate's INN keeps that.
UPDATE app_user SET permissions = array_append(permissions, 'MANAGE_TAXES')
WHERE 'MANAGE_DEPOSIT' = ANY (permissions) AND NOT 'MANAGE_TAXES' = ANY (permissions);
