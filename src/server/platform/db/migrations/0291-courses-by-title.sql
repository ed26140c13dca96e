-- The desk lists courses by their title.
CREATE INDEX training_course_title ON training_course (title, id);
