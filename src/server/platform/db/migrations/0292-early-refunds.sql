-- A refund that arrives before its payment waits for an operator too.
DROP INDEX provider_callback_unmatched;
CREATE INDEX provider_callback_unmatched ON provider_callback (received_at DESC)
WHERE resolved_at IS NULL
AND (verdict IS NULL OR verdict IN ('FORGED', 'UNREADABLE', 'UNKNOWN_DEPOSIT', 'WRONG_SUM', 'EARLY_REFUND'));
