-- Payloads over 8000 bytes travel between nodes through this table (socket.io's PostgreSQL adapter).
CREATE TABLE socket_io_attachments (
  id bigserial UNIQUE,
  created_at timestamptz DEFAULT now(),
  payload bytea
);
