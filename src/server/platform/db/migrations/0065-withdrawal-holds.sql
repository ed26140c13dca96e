-- Requisites or a password younger than a day keep a request waiting: whoever has got into an account has a day less.
ALTER TABLE withdrawal ADD COLUMN held_until timestamptz;
ALTER TABLE app_user ADD COLUMN password_changed_at timestamptz;
