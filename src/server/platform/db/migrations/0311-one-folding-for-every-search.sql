-- «Алёна» was found by «алена» among mates only, and a name typed on a Mac with «й» of two characters by nobody. Every
-- search compares this form now. The functions are bound when they are written: an index is built with no schema on the
-- search path.
CREATE OR REPLACE FUNCTION search_form(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN replace(lower(normalize(name, NFC)), 'ё', 'е');
UPDATE mate_card SET search_name = search_form(username), name_parts = parts_of_name(search_form(username))
WHERE search_name <> search_form(username);

DROP INDEX app_user_name_start;
CREATE INDEX app_user_name_start ON app_user (search_form(username) text_pattern_ops);

DROP INDEX blog_version_title;
CREATE INDEX blog_version_title ON blog_version USING gin (search_form(title) gin_trgm_ops);

CREATE OR REPLACE FUNCTION searchable(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN translate(search_form(words),
    'абвгдежзийклмнопрстуфхцчшщъыьэюяіїєґўәғқңөұүһ',
    '012345789abcdefghijklmnopqrstuvwxyz0123456789');
DROP INDEX chat_message_search;
CREATE INDEX chat_message_search ON chat_message USING gin (searchable(text) gin_trgm_ops) WHERE deleted_at IS NULL;

CREATE OR REPLACE FUNCTION author_words(name text) RETURNS tsvector LANGUAGE sql IMMUTABLE
RETURN setweight(to_tsvector('simple', search_form(name)), 'D');
UPDATE blog_article SET search = replace(ts_filter(search, '{a,b,c}')::text, 'ё', 'е')::tsvector || author_words(byline(author))
FROM app_user author WHERE author.id = author_id AND search IS NOT NULL;
