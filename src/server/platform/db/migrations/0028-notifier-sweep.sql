-- Codes that were never used and marks of old deliveries are removed once a day.
CREATE INDEX notification_delivery_age ON notification_delivery (delivered_at);
CREATE INDEX notifier_code_age ON notifier_code (expires_at);
INSERT INTO deadline (aggregate, kind, due_at) VALUES ('notifier:all', 'notifier.swept', date_trunc('milliseconds', now() + interval '1 day'));
