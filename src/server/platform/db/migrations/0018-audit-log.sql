-- What administrators did: written in the same transaction, never changed.
CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  actor_id uuid NOT NULL REFERENCES app_user,
  action text NOT NULL CHECK (length(action) BETWEEN 3 AND 60),
  -- `user:…`, `chat:…`, `squad:…`
  subject text NOT NULL,
  details jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL
);
CREATE INDEX audit_log_subject ON audit_log (subject, id DESC);
CREATE INDEX audit_log_actor ON audit_log (actor_id, id DESC);

CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
