-- Squads as operators list them.
CREATE INDEX squad_by_time ON squad (created_at, id);
CREATE INDEX squad_status_time ON squad (status, created_at, id);
CREATE INDEX squad_game_time ON squad (game_id, created_at, id);
CREATE INDEX squad_live ON squad (created_at, id) WHERE status IN ('PENDING', 'READY', 'STARTED', 'IN_A_GAME');
-- What happens to orders, counted by the hour.
CREATE INDEX squad_history_outcome ON squad_history (event, created_at) WHERE event IN ('STARTED', 'FINISHED', 'DISBANDED');

-- Those that wait for a moderator first; the same by their terms and by when they were opened.
CREATE FUNCTION dispute_term(dispute jsonb) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce((dispute ->> 'expiresAt')::bigint, 9007199254740991)
$$;
CREATE FUNCTION dispute_opened(dispute jsonb) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$ SELECT (dispute ->> 'openedAt')::bigint $$;
DROP INDEX squad_disputes;
CREATE INDEX squad_disputes ON squad ((-dispute_urgency(dispute)), id) WHERE dispute IS NOT NULL;
CREATE INDEX squad_disputes_term ON squad (dispute_term(dispute), id) WHERE dispute IS NOT NULL;
CREATE INDEX squad_disputes_opened ON squad (dispute_opened(dispute), id) WHERE dispute IS NOT NULL;
CREATE INDEX squad_disputes_status ON squad ((dispute ->> 'status'), dispute_term(dispute), id) WHERE dispute IS NOT NULL;

-- An answered request waits until an operator has looked at what came.
ALTER TABLE pov_request
  ADD COLUMN seen_by uuid REFERENCES app_user,
  ADD COLUMN seen_at timestamptz,
  ADD CONSTRAINT pov_request_seen_whole CHECK ((seen_by IS NULL) = (seen_at IS NULL));
CREATE INDEX pov_request_by_time ON pov_request (asked_at, id);
CREATE INDEX pov_request_status_time ON pov_request (status, asked_at, id);
CREATE INDEX pov_request_unseen ON pov_request (answered_at, id) WHERE answered_at IS NOT NULL AND seen_at IS NULL;

-- Steps of the clock that failed at least once.
CREATE INDEX deadline_tried ON deadline (due_at, id) WHERE attempts > 0;
