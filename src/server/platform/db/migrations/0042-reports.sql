-- Complaints about messages reached nobody. They become a queue, about people too.
ALTER TABLE chat_report RENAME TO report;
DROP INDEX chat_report_new;
ALTER TABLE report
  ADD COLUMN kind text NOT NULL DEFAULT 'MESSAGE' CHECK (kind IN ('MESSAGE', 'USER')),
  -- who is complained about
  ADD COLUMN subject_id uuid REFERENCES app_user,
  ADD COLUMN outcome text CHECK (outcome IN ('WARNED', 'BLOCKED', 'DISMISSED')),
  ADD COLUMN answer text CHECK (length(answer) <= 500),
  ADD COLUMN decided_by uuid REFERENCES app_user,
  ADD COLUMN decided_at timestamptz,
  ALTER COLUMN message_id DROP NOT NULL;
UPDATE report SET subject_id = (SELECT sender_id FROM chat_message WHERE chat_message.id = report.message_id);
ALTER TABLE report
  ALTER COLUMN subject_id SET NOT NULL,
  ALTER COLUMN kind DROP DEFAULT,
  ADD CHECK ((kind = 'MESSAGE') = (message_id IS NOT NULL)),
  ADD CHECK ((status = 'CLOSED') = (outcome IS NOT NULL));
-- One open complaint of one person about another at a time.
CREATE UNIQUE INDEX report_open_about_person ON report (subject_id, reporter_id) WHERE kind = 'USER' AND status = 'NEW';
CREATE INDEX report_by_time ON report (created_at, id);
CREATE INDEX report_queue ON report (status, created_at, id);
CREATE INDEX report_outcomes ON report (outcome, created_at, id) WHERE outcome IS NOT NULL;
CREATE INDEX report_reasons ON report (reason, created_at, id);
CREATE INDEX report_people ON report (created_at, id) WHERE kind = 'USER';
CREATE INDEX report_subject ON report (subject_id, created_at, id);
