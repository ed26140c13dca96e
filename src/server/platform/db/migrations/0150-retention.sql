-- What only grows and serves nobody for ever is forgotten: by age, so each table has its ages in order.
CREATE INDEX session_age ON session (least(ended_at, refresh_expires_at));
CREATE INDEX rate_count_age ON rate_count (resets_at);
CREATE INDEX mail_age ON mail (sent_at);
CREATE INDEX outbox_given_up ON outbox (failed_at) WHERE failed_at IS NOT NULL;
CREATE INDEX one_time_token_age ON one_time_token (expires_at);
CREATE INDEX known_device_age ON known_device (seen_at);
CREATE INDEX notification_age ON notification (created_at);
CREATE INDEX operator_look_age ON operator_look (told_at);
INSERT INTO deadline (aggregate, kind, due_at) VALUES ('retention:all', 'retention.due', date_trunc('milliseconds', now() + interval '1 hour'));
