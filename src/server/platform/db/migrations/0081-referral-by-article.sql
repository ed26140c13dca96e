-- Who came by an article: its author bears the reward, unless the article's author is the referrer.
ALTER TABLE referral ADD COLUMN article_id integer REFERENCES blog_article;
ALTER TABLE referral ADD CHECK ((type = 'BLOG') = (article_id IS NOT NULL));
CREATE INDEX referral_of_article ON referral (article_id) WHERE article_id IS NOT NULL;
