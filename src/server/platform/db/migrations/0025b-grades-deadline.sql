-- Deadlines are compared in whole milliseconds, as the program counts them: one with microseconds is never claimed.
UPDATE deadline SET due_at = date_trunc('milliseconds', due_at) WHERE aggregate = 'grades:all';
ALTER TABLE deadline ADD CONSTRAINT deadline_whole_milliseconds CHECK (due_at = date_trunc('milliseconds', due_at)) NOT VALID;
