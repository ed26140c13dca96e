-- What the lists of operators lacked at a million rows each. Partial ones hold the few rows that their filter leaves, so
-- that writing the others costs nothing.

-- The blocked and the deleted, in each order of people.
CREATE INDEX app_user_closed_orders ON app_user (status, orders, id) WHERE status <> 'ACTIVE';
CREATE INDEX app_user_closed_visit ON app_user (status, coalesce(last_online_at, 'epoch'), id) WHERE status <> 'ACTIVE';
CREATE INDEX app_user_closed_name ON app_user (status, lower(username), id) WHERE status <> 'ACTIVE';

-- Disputes of one state in each order; by terms they are indexed already.
CREATE INDEX squad_disputes_status_urgency ON squad ((dispute ->> 'status'), (-dispute_urgency(dispute)), id)
  WHERE dispute IS NOT NULL;
CREATE INDEX squad_disputes_status_opened ON squad ((dispute ->> 'status'), dispute_opened(dispute), id)
  WHERE dispute IS NOT NULL;

CREATE INDEX withdrawal_risky_amount ON withdrawal (amount, id) WHERE risks <> '{}';
CREATE INDEX balance_reserve_articles ON balance_reserve (created_at, id) WHERE kind = 'BLOG_ARTICLE';
-- A person's requests, found by the person's name.
CREATE INDEX pov_request_of_person ON pov_request (user_id, asked_at, id);

-- `provider_callback_by_time` serves what the index of moments alone did.
CREATE INDEX provider_callback_provider_time ON provider_callback (provider, received_at, id);
DROP INDEX provider_callback_newest;

-- Promo codes by their state, kind of discount and by whether they are somebody's own.
CREATE INDEX promo_code_off ON promo_code (created_at, code) WHERE NOT lesson AND deactivated_at IS NOT NULL;
CREATE INDEX promo_code_used_up ON promo_code (created_at, code)
  WHERE NOT lesson AND deactivated_at IS NULL AND uses >= max_uses;
CREATE INDEX promo_code_used_up_uses ON promo_code (uses, code)
  WHERE NOT lesson AND deactivated_at IS NULL AND uses >= max_uses;
CREATE INDEX promo_code_end ON promo_code (coalesce(expires_at, 'infinity'), code)
  WHERE NOT lesson AND deactivated_at IS NULL;
CREATE INDEX promo_code_common ON promo_code (created_at, code) WHERE NOT lesson AND user_id IS NULL;
CREATE INDEX promo_code_percent ON promo_code (created_at, code) WHERE NOT lesson AND percent IS NOT NULL;
CREATE INDEX promo_code_fixed ON promo_code (created_at, code) WHERE NOT lesson AND amount IS NOT NULL;

-- Articles for moderators: of a game, recommended ones, and by words of the newest title.
CREATE INDEX blog_version_game ON blog_version (game_id, article_id, number);
CREATE INDEX blog_version_title ON blog_version USING gin (lower(title) gin_trgm_ops);
CREATE INDEX blog_article_recommended_change ON blog_article (updated_at, id) WHERE recommended_at IS NOT NULL;
