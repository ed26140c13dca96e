-- Deposits, what providers said, reserves and draws as operators list them.
CREATE INDEX deposit_by_time ON deposit (created_at, id);
CREATE INDEX deposit_by_amount ON deposit (coalesce(amount, 0), id);
CREATE INDEX deposit_status_time ON deposit (status, created_at, id);
CREATE INDEX deposit_status_amount ON deposit (status, coalesce(amount, 0), id);
CREATE INDEX provider_callback_by_time ON provider_callback (received_at, id);
CREATE INDEX balance_reserve_by_time ON balance_reserve (created_at, id);
CREATE INDEX balance_reserve_by_amount ON balance_reserve (amount, id);
CREATE INDEX balance_reserve_status_time ON balance_reserve (status, created_at, id);
CREATE INDEX balance_reserve_status_amount ON balance_reserve (status, amount, id);
CREATE INDEX unreserve_transaction_waiting ON unreserve_transaction (created_at) WHERE status = 'PENDING';
CREATE INDEX draw_by_end ON draw (closes_at, id);
