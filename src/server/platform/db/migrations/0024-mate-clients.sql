-- Whom a mate has played with: one row for each pair, kept by the squads themselves when they finish.
CREATE TABLE mate_client (
  mate_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
  client_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
  games integer NOT NULL DEFAULT 0,
  minutes integer NOT NULL DEFAULT 0,
  -- null: they played before squads were kept here
  last_squad_id integer REFERENCES squad,
  last_game_at timestamptz NOT NULL,
  favorite boolean NOT NULL DEFAULT false,
  -- only the mate ever reads it
  note text NOT NULL DEFAULT '' CHECK (char_length(note) <= 1000),
  PRIMARY KEY (mate_id, client_id),
  CHECK (mate_id <> client_id)
);
CREATE INDEX mate_client_shown ON mate_client (mate_id, favorite DESC, last_game_at DESC, client_id DESC);

CREATE FUNCTION remember_clients(finished squad) RETURNS void LANGUAGE sql AS $$
  INSERT INTO mate_client AS known (mate_id, client_id, games, minutes, last_squad_id, last_game_at)
  SELECT mate.user_id, client.user_id, 1, finished.duration_minutes, finished.id, coalesce(finished.finished_at, finished.created_at)
  FROM squad_member mate JOIN squad_member client ON client.squad_id = mate.squad_id AND client.type <> 'MATE' AND client.left_at IS NULL
  WHERE mate.squad_id = finished.id AND mate.type = 'MATE' AND mate.left_at IS NULL
  ORDER BY mate.user_id, client.user_id
  ON CONFLICT (mate_id, client_id) DO UPDATE SET
    games = known.games + 1,
    minutes = known.minutes + excluded.minutes,
    last_squad_id = CASE WHEN excluded.last_game_at >= known.last_game_at THEN excluded.last_squad_id ELSE known.last_squad_id END,
    last_game_at = greatest(known.last_game_at, excluded.last_game_at)
$$;

-- At the end of the transaction: the members are written after the squad's own row.
CREATE FUNCTION squad_has_finished() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM remember_clients(NEW);
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER squad_finished_clients AFTER UPDATE OF status ON squad DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.status = 'FINISHED' AND OLD.status <> 'FINISHED') EXECUTE FUNCTION squad_has_finished();

SELECT remember_clients(squad) FROM squad WHERE status = 'FINISHED' ORDER BY finished_at;
