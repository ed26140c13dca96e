-- Why a review was taken down or changed is in the log; who reads the list needs to see that it was.
ALTER TABLE review
  ADD COLUMN hidden_reason text,
  ADD COLUMN edited_at timestamptz;
CREATE INDEX review_by_time ON review (created_at, id);
CREATE INDEX review_by_rating ON review (rating_hundredths, id);
CREATE INDEX review_game_time ON review (game_id, created_at, id);
CREATE INDEX review_kind_time ON review (category_kind, created_at, id);
CREATE INDEX review_subject_time ON review (subject_id, created_at, id);
CREATE INDEX review_imported ON review (created_at, id) WHERE squad_id IS NULL;
CREATE INDEX review_hidden ON review (created_at, id) WHERE hidden_at IS NOT NULL;
-- The same words of the same person about the same mate are brought in once.
CREATE UNIQUE INDEX review_imported_once ON review (subject_id, lower(author_name), md5(text)) WHERE squad_id IS NULL AND author_name IS NOT NULL;
CREATE INDEX review_mark_of_criterion ON review_mark (criterion_id);
