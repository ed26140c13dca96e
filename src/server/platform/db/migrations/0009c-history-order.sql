-- The history is read by time; lines written afterwards for an earlier moment stand where they belong.
CREATE INDEX balance_transaction_history ON balance_transaction (user_id, created_at DESC, id DESC);
DROP INDEX balance_transaction_user;
