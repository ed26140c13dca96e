-- All articles as moderators list them: by their last change, of one state or of one author.
CREATE INDEX blog_article_by_change ON blog_article (updated_at, id);
CREATE INDEX blog_article_status_change ON blog_article (status, updated_at, id);
