-- Chats of squads that ended before chats were closed: seven days after the end, or now.
INSERT INTO deadline (aggregate, kind, subject, due_at)
SELECT 'chat:' || chat.id, 'chat closed', '', coalesce(squad.finished_at, squad.touched_at) + interval '7 days'
FROM chat JOIN squad ON squad.id = chat.squad_id
WHERE squad.status IN ('FINISHED', 'DISBANDED') AND NOT chat.closed
ON CONFLICT DO NOTHING;

-- Counts the changes of a chat's messages; a changed message carries its number, so that what was missed can be asked for.
ALTER TABLE chat ADD COLUMN last_rev integer NOT NULL DEFAULT 0 CHECK (last_rev >= 0);
UPDATE chat SET last_rev = counted.rev FROM (SELECT chat_id, max(rev) AS rev FROM chat_message GROUP BY chat_id) counted WHERE counted.chat_id = chat.id;
CREATE INDEX chat_message_changes ON chat_message (chat_id, rev) WHERE rev > 0;
