-- When an account goes that its own person has asked to delete; null: nobody did, or they came back.
ALTER TABLE app_user ADD COLUMN leaving_at timestamptz;
