-- What each member tells the others so that they find one another in the game; the last one fills the next squad's.
CREATE TABLE squad_lobby_note (
  squad_id integer NOT NULL REFERENCES squad,
  user_id uuid NOT NULL REFERENCES app_user,
  nick text NOT NULL CHECK (length(nick) <= 120),
  contact text NOT NULL CHECK (length(contact) <= 120),
  code text NOT NULL CHECK (length(code) <= 120),
  voice text NOT NULL CHECK (length(voice) <= 120),
  told_at timestamptz NOT NULL,
  PRIMARY KEY (squad_id, user_id)
);
CREATE INDEX squad_lobby_note_of ON squad_lobby_note (user_id, told_at);
