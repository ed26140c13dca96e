-- No card or phone number at rest: the number is sealed with the product's secret (wallet_sealed), recognised by a hash
-- with a key (wallet_hash), shown by its ends (wallet_shown) and found by its last four characters (wallet_end).
-- SQL cannot seal: the numbers wait in requisites_to_seal until the start of the product has sealed them, before it
-- listens.
CREATE TABLE requisites_to_seal (
  source text NOT NULL CHECK (source IN ('withdrawal', 'withdrawal_method')),
  id uuid NOT NULL,
  wallet text NOT NULL,
  PRIMARY KEY (source, id)
);
INSERT INTO requisites_to_seal
  SELECT 'withdrawal', id, wallet FROM withdrawal
  UNION ALL SELECT 'withdrawal_method', id, wallet FROM withdrawal_method;

ALTER TABLE withdrawal
  ADD COLUMN wallet_sealed bytea,
  ADD COLUMN wallet_hash bytea,
  ADD COLUMN wallet_shown text NOT NULL DEFAULT '',
  ADD COLUMN wallet_end text NOT NULL DEFAULT '';
ALTER TABLE withdrawal_method
  ADD COLUMN wallet_sealed bytea,
  ADD COLUMN wallet_hash bytea,
  ADD COLUMN wallet_shown text NOT NULL DEFAULT '',
  ADD COLUMN wallet_end text NOT NULL DEFAULT '';
-- Until they are sealed, their ids keep them apart.
UPDATE withdrawal SET wallet_sealed = '', wallet_hash = uuid_send(id), wallet_end = right(wallet, 4);
UPDATE withdrawal_method SET wallet_sealed = '', wallet_hash = uuid_send(id), wallet_end = right(wallet, 4);

DROP INDEX withdrawal_wallet_end;
DROP INDEX withdrawal_method_once;
ALTER TABLE withdrawal
  DROP COLUMN wallet,
  ALTER COLUMN wallet_sealed SET NOT NULL,
  ALTER COLUMN wallet_hash SET NOT NULL,
  ALTER COLUMN wallet_shown DROP DEFAULT,
  ALTER COLUMN wallet_end DROP DEFAULT;
ALTER TABLE withdrawal_method
  DROP COLUMN wallet,
  ALTER COLUMN wallet_sealed SET NOT NULL,
  ALTER COLUMN wallet_hash SET NOT NULL,
  ALTER COLUMN wallet_shown DROP DEFAULT,
  ALTER COLUMN wallet_end DROP DEFAULT;
CREATE INDEX withdrawal_wallet_end ON withdrawal (wallet_end);
CREATE UNIQUE INDEX withdrawal_method_once ON withdrawal_method (user_id, method, wallet_hash, coalesce(bank, '')) WHERE deleted_at IS NULL;

-- The hash of a request to withdraw was made of the number without a key.
UPDATE operation SET request_hash = NULL WHERE kind = 'POST /v1/balance/withdraw' AND request_hash IS NOT NULL;

-- Whole numbers need a permission of their own; whoever could pay by the register keeps them.
UPDATE app_user SET permissions = array_append(permissions, 'VIEW_REQUISITES')
WHERE permissions && '{MARK_WITHDRAWAL_PAID,MANAGE_TRANSACTIONS}'::text[] AND NOT permissions && '{VIEW_REQUISITES}'::text[];
