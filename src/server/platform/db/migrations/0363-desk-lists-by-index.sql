-- The desk's lists of receipts and of refunds walk an index for each of their filters.
CREATE INDEX receipt_state ON receipt (state, created_at, id);
CREATE INDEX receipt_kind ON receipt (kind, created_at, id);
CREATE INDEX receipt_size ON receipt (total, id);
CREATE INDEX deposit_refund_state ON deposit_refund (state, asked_at, id);
CREATE INDEX deposit_refund_provider ON deposit_refund (provider, asked_at, id);
CREATE INDEX deposit_refund_size ON deposit_refund (amount, id);
-- And that of work that failed, after an hour without a mail server.
CREATE INDEX outbox_undelivered ON outbox (id) WHERE attempts > 0;
CREATE INDEX outbox_undelivered_kind ON outbox (topic, id) WHERE attempts > 0;
