-- In which order moderators see disputes: what waits for them, what waits for an answer, what is over.
CREATE FUNCTION dispute_urgency(dispute jsonb) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE dispute ->> 'status' WHEN 'IN_PROGRESS' THEN 0 WHEN 'NEW' THEN 1 ELSE 2 END
$$;
CREATE INDEX squad_disputes ON squad (dispute_urgency(dispute), id DESC) WHERE dispute IS NOT NULL;
