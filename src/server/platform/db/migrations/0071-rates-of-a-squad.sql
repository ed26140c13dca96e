-- Rates by which a squad is priced, from the day when it was made, in kopecks by level; null: the usual ones.
ALTER TABLE squad ADD COLUMN rates jsonb;
