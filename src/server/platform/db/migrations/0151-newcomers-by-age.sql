CREATE INDEX social_newcomer_age ON social_newcomer (expires_at);
