-- How often a word is said: without it a search for one that everybody says was planned as for a rare one, and read the
-- messages of all chats that have it instead of the person's own.
CREATE STATISTICS chat_message_words ON (searchable(text)) FROM chat_message;
ANALYZE chat_message;
