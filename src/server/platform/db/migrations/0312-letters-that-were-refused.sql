-- What an operator reads of a job that fails.
ALTER TABLE outbox ADD COLUMN error text;
-- Since when the mail server of this address refuses letters for good; cleared by a letter that arrives.
ALTER TABLE app_user ADD COLUMN mail_refused_at timestamptz;
