-- Icons that operators have uploaded: those that no game uses are erased after a while.
CREATE TABLE game_icon (
  src text PRIMARY KEY,
  uploaded_at timestamptz NOT NULL
);

INSERT INTO deadline (aggregate, kind, due_at) VALUES ('catalogue:all', 'catalogue.icons-swept', date_trunc('milliseconds', now() + interval '1 day'));
