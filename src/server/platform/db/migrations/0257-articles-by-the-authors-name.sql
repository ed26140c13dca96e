-- An article is found by the name that its author has now, and by none while they are deleted or leaving: a search would
-- tell whose it is. The name has a weight of its own among an article's words, so that it can be taken out again.
CREATE FUNCTION author_words(name text) RETURNS tsvector LANGUAGE sql IMMUTABLE AS $$
  SELECT setweight(to_tsvector('simple', name), 'D')
$$;

-- As others may read it; empty while they may not.
CREATE FUNCTION byline(author app_user) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN author.status = 'DELETED' OR author.leaving_at IS NOT NULL THEN '' ELSE author.username END
$$;

CREATE FUNCTION author_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE blog_article SET search = ts_filter(search, '{a,b,c}') || author_words(byline(NEW))
  WHERE author_id = NEW.id AND search IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER blog_author_renamed AFTER UPDATE OF username, status, leaving_at ON app_user FOR EACH ROW
WHEN (byline(OLD) <> byline(NEW)) EXECUTE FUNCTION author_renamed();

CREATE FUNCTION article_reassigned() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT ts_filter(NEW.search, '{a,b,c}') || author_words(byline(author)) INTO NEW.search
  FROM app_user author WHERE author.id = NEW.author_id;
  RETURN NEW;
END $$;
CREATE TRIGGER blog_article_reassigned BEFORE UPDATE OF author_id ON blog_article FOR EACH ROW
WHEN (OLD.author_id <> NEW.author_id AND NEW.search IS NOT NULL) EXECUTE FUNCTION article_reassigned();

-- Names stood among the words of the lead.
UPDATE blog_article SET search = ts_filter(search, '{a,c}') || setweight(to_tsvector('russian', lead), 'B')
  || author_words(byline(author))
FROM app_user author WHERE author.id = author_id AND search IS NOT NULL;
