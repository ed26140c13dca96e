-- Every step of whatever lives by a machine, as it was made: written in the step's own transaction, never changed.
-- People stand in it by their ids alone.
CREATE TABLE step (
  aggregate text NOT NULL,
  aggregate_id text NOT NULL,
  -- from 0; the first is a snapshot
  number integer NOT NULL,
  -- product time of the step
  at timestamptz NOT NULL,
  -- version of the rules it was made by
  rules smallint NOT NULL,
  -- the event with the facts that came with it; a snapshot has the state instead
  event jsonb NOT NULL,
  -- of the state afterwards: the first 16 bytes of SHA-256
  hash bytea NOT NULL,
  -- what its transfers belong to, and who made it
  operation_id uuid,
  PRIMARY KEY (aggregate, aggregate_id, number)
);
CREATE TRIGGER step_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON step FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
