-- What the bonus of a deposit is for: the sum's own step or a package.
ALTER TABLE deposit ADD COLUMN bonus_reason text CHECK (bonus_reason IN ('CLIENT_TOPUP_BONUS', 'CLIENT_PACKAGE_BONUS'));
ALTER TABLE deposit ADD CONSTRAINT deposit_bonus_has_reason CHECK ((bonus > 0) = (bonus_reason IS NOT NULL));
-- Money that came is bound to the operation that brought it, once.
ALTER TABLE deposit ADD CONSTRAINT deposit_paid_by_operation CHECK ((status = 'PAID') = (operation_id IS NOT NULL));
CREATE UNIQUE INDEX deposit_operation ON deposit (operation_id) WHERE operation_id IS NOT NULL;

CREATE INDEX balance_transaction_reversal ON balance_transaction (reversal_of) WHERE reversal_of IS NOT NULL;

CREATE TABLE withdrawal_method (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user,
  method text NOT NULL CHECK (method IN ('BANK_CARD_RU', 'BANK_CARD', 'YOOMONEY', 'USDT_TRC20', 'SBP', 'TRX')),
  wallet text NOT NULL,
  bank text,
  used_at timestamptz NOT NULL,
  deleted_at timestamptz,
  CHECK ((method = 'SBP') = (bank IS NOT NULL))
);
CREATE UNIQUE INDEX withdrawal_method_once ON withdrawal_method (user_id, method, wallet, coalesce(bank, '')) WHERE deleted_at IS NULL;

CREATE TABLE withdrawal (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user,
  -- a copy of the requisites: deleting the saved ones does not redirect a request
  method text NOT NULL,
  wallet text NOT NULL,
  bank text,
  -- kopecks; the person receives amount - fee
  amount bigint NOT NULL CHECK (amount > 0),
  fee bigint NOT NULL CHECK (fee >= 0 AND fee < amount),
  status text NOT NULL CHECK (status IN ('WAITING_FOR_CONFIRMATION', 'CONFIRMED', 'PAID', 'REJECTED')),
  -- a REJECTED one that the person took back himself
  canceled boolean NOT NULL DEFAULT false,
  comment text,
  -- the line of the debit on /balance
  transaction_id bigint NOT NULL UNIQUE REFERENCES balance_transaction,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  CHECK (NOT canceled OR status = 'REJECTED')
);
CREATE UNIQUE INDEX withdrawal_one_open ON withdrawal (user_id) WHERE status IN ('WAITING_FOR_CONFIRMATION', 'CONFIRMED');
CREATE INDEX withdrawal_user_day ON withdrawal (user_id, created_at DESC);
CREATE INDEX withdrawal_queue ON withdrawal (status, created_at);
