-- Moderators saw a reported message without its files: a picture without words was an empty line. The files are kept
-- with the report, also when their sender deletes the message; the bytes are shared with the chat's own rows.
CREATE TABLE report_file (
  id uuid NOT NULL,
  report_id uuid NOT NULL REFERENCES report,
  place integer NOT NULL,
  name text NOT NULL,
  size integer NOT NULL,
  type text NOT NULL,
  width integer,
  height integer,
  address text NOT NULL,
  PRIMARY KEY (report_id, id)
);
CREATE INDEX report_file_address ON report_file (address);
INSERT INTO report_file (id, report_id, place, name, size, type, width, height, address)
SELECT f.id, r.id, f.place, f.name, f.size, f.type, f.width, f.height, f.address
FROM report r JOIN chat_file f ON f.message_id = r.message_id;
