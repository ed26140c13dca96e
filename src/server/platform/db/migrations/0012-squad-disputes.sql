-- What people say in a dispute; its state is the squad's own.
CREATE TABLE squad_dispute_text (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  squad_id integer NOT NULL REFERENCES squad,
  author_id uuid NOT NULL REFERENCES app_user,
  -- the reason of the one who opened it, or a comment of one who answered
  kind text NOT NULL CHECK (kind IN ('REASON', 'COMMENT')),
  text text NOT NULL CHECK (length(text) BETWEEN 20 AND 2000),
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX squad_dispute_text_one_reason ON squad_dispute_text (squad_id) WHERE kind = 'REASON';
CREATE INDEX squad_dispute_text_squad ON squad_dispute_text (squad_id, id);
