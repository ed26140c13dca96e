-- What happened is kept, its words are made when it is read: in the reader's time zone and in today's words.
-- Rows of before keep the words that they were written with.
ALTER TABLE notification ADD COLUMN facts jsonb;
ALTER TABLE notification ALTER COLUMN title DROP NOT NULL;
ALTER TABLE notification ALTER COLUMN text DROP NOT NULL;
ALTER TABLE notification ADD CONSTRAINT notification_told CHECK (facts IS NOT NULL OR (title IS NOT NULL AND text IS NOT NULL));
