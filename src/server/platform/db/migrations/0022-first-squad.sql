-- What a deposit was started for; null: nothing but the balance. Asking again for the same gives the open one.
ALTER TABLE deposit ADD COLUMN purpose text CHECK (purpose IN ('FIRST_SQUAD'));
CREATE UNIQUE INDEX deposit_open_purpose ON deposit (user_id, purpose, method, amount) WHERE purpose IS NOT NULL AND status = 'CREATED';
