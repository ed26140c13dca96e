-- When an administrator came or went, in product time; null for visits of before.
ALTER TABLE chat_visit ADD COLUMN at timestamptz;
