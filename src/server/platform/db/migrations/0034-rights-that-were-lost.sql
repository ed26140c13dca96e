-- Administrators who lost the right to a chat, or their account, stayed in the chats that they had come into.
DO $$
DECLARE
  stayed record;
  left_at_version integer;
BEGIN
  FOR stayed IN
    SELECT chat_id, user_id, last_seq FROM chat_member JOIN chat ON chat.id = chat_id JOIN app_user ON app_user.id = user_id
    WHERE active AND role = 'ADMIN' AND NOT (status = 'ACTIVE' AND permissions && CASE kind
      WHEN 'SQUAD' THEN ARRAY['ALL', 'MANAGE_SQUADS', 'MANAGE_DISPUTES', 'MANAGE_SUPPORT']
      ELSE ARRAY['ALL', 'MANAGE_SUPPORT'] END)
    ORDER BY chat_id, user_id
  LOOP
    UPDATE chat SET version = version + 1 WHERE id = stayed.chat_id RETURNING version INTO left_at_version;
    UPDATE chat_member SET active = false, version = left_at_version
    WHERE chat_id = stayed.chat_id AND user_id = stayed.user_id;
    INSERT INTO chat_visit (chat_id, version, user_id, came, after_seq)
    VALUES (stayed.chat_id, left_at_version, stayed.user_id, false, stayed.last_seq);
  END LOOP;
END $$;
