-- The feed narrowed by two of game, kind and price walks an index too.
DROP INDEX blog_article_videos;
CREATE INDEX blog_article_feed_of_type ON blog_article (type, published_at, id) WHERE live;
CREATE INDEX blog_article_free_of_type ON blog_article (type, published_at, id) WHERE live AND price = 0;
CREATE INDEX blog_article_free_of_game ON blog_article (game_id, published_at, id) WHERE live AND price = 0;
CREATE INDEX blog_article_feed_of_game_type ON blog_article (game_id, type, published_at, id) WHERE live;
