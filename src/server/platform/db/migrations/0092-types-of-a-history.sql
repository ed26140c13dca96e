-- Lines of one type are found, and their days summed, from the index alone too.
CREATE INDEX balance_transaction_history ON balance_transaction (user_id, created_at DESC, id DESC)
  INCLUDE (amount, bonus_amount, gift_amount, type);
DROP INDEX balance_transaction_sums;
