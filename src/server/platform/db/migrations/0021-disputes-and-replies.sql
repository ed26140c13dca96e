-- What people show in a dispute: kept by the uploads, forgotten never while the squad stands.
CREATE TABLE squad_dispute_file (
  id uuid PRIMARY KEY,
  squad_id integer NOT NULL REFERENCES squad,
  author_id uuid NOT NULL REFERENCES app_user,
  address text NOT NULL UNIQUE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  size integer NOT NULL CHECK (size > 0),
  created_at timestamptz NOT NULL
);
CREATE INDEX squad_dispute_file_squad ON squad_dispute_file (squad_id, created_at);

-- A moderator tells both sides why he decided so.
ALTER TABLE squad_dispute_text DROP CONSTRAINT squad_dispute_text_kind_check;
ALTER TABLE squad_dispute_text ADD CONSTRAINT squad_dispute_text_kind_check CHECK (kind IN ('REASON', 'COMMENT', 'DECISION'));

-- The one public reply of whom a review is about.
ALTER TABLE review ADD COLUMN reply text CHECK (length(reply) BETWEEN 2 AND 1000);
ALTER TABLE review ADD COLUMN replied_at timestamptz;
ALTER TABLE review ADD CONSTRAINT review_reply_whole CHECK ((reply IS NULL) = (replied_at IS NULL));
