-- Filters that leave few of a million rows, in the orders that had no index of both: each holds those few rows alone, so
-- writing the others costs nothing.
CREATE INDEX support_thread_nobody ON support_thread (created_at, chat_id) WHERE operator_id IS NULL;
CREATE INDEX squad_open_disputes_by_time ON squad (created_at, id)
  WHERE dispute IS NOT NULL AND dispute ->> 'status' IN ('NEW', 'IN_PROGRESS');
CREATE INDEX mate_access_afk_percent ON mate_access (percent, user_id) WHERE missed_off_at IS NOT NULL;
CREATE INDEX mate_access_afk_rating ON mate_access (rating_hundredths, user_id) WHERE missed_off_at IS NOT NULL;
CREATE INDEX mate_access_afk_orders ON mate_access (finished_orders, user_id) WHERE missed_off_at IS NOT NULL;
CREATE INDEX balance_reserve_articles_amount ON balance_reserve (amount, id) WHERE kind = 'BLOG_ARTICLE';
