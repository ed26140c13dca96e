-- The running balance and the sums of a day are counted from the index alone, however long a history is.
CREATE INDEX balance_transaction_sums ON balance_transaction (user_id, created_at DESC, id DESC)
  INCLUDE (amount, bonus_amount, gift_amount);
DROP INDEX balance_transaction_history;
