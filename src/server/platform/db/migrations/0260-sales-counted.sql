-- How often an article is sold is counted by its purchases themselves: the counter once fell with what reserves had
-- opened, which was never counted as sold.
CREATE FUNCTION count_article_sales() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was integer := CASE WHEN TG_OP <> 'INSERT' AND OLD.price > 0 AND OLD.refunded_at IS NULL THEN 1 ELSE 0 END;
  is_now integer := CASE WHEN TG_OP <> 'DELETE' AND NEW.price > 0 AND NEW.refunded_at IS NULL THEN 1 ELSE 0 END;
BEGIN
  IF was <> is_now THEN
    UPDATE blog_article SET purchases = purchases + is_now - was
    WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.article_id ELSE NEW.article_id END;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER blog_purchase_counted AFTER INSERT OR DELETE OR UPDATE OF refunded_at, price ON blog_purchase
  FOR EACH ROW EXECUTE FUNCTION count_article_sales();

UPDATE blog_article SET purchases = sold.number
FROM (
  SELECT blog_article.id, count(blog_purchase.id) AS number FROM blog_article
  LEFT JOIN blog_purchase ON article_id = blog_article.id AND blog_purchase.price > 0 AND refunded_at IS NULL
  GROUP BY blog_article.id
) sold
WHERE sold.id = blog_article.id AND purchases <> sold.number;

ALTER TABLE blog_article ADD CONSTRAINT blog_article_sold CHECK (purchases >= 0);
