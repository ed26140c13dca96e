-- Mates are found by what the game asks of them (a rank, a role) …
CREATE OR REPLACE FUNCTION refresh_mate_card(mate uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO mate_card AS card (
    user_id, game_id, username, avatar_url, description, grade, languages, platforms, kinds, rating_hundredths, review_count,
    finished_orders, base_price, price_from, active, facets, search_name, name_parts)
  SELECT
    a.user_id, a.game_id, u.username, u.avatar_url, u.description, a.grade, u.languages, coalesce(p.platforms, '{}'), k.kinds,
    a.rating_hundredths, a.review_count, a.finished_orders, a.base_price,
    -- as every quote, rounded up to ten rubles
    ceil(a.base_price * k.percent / 100.0 / 1000) * 1000,
    a.active,
    ARRAY['level:' || a.grade]
      || (SELECT array_agg('lang:' || name) FROM unnest(u.languages) AS name)
      || coalesce((SELECT array_agg('platform:' || name) FROM unnest(p.platforms) AS name), '{}')
      || (SELECT array_agg('kind:' || name) FROM unnest(k.kinds) AS name)
      || coalesce((
        SELECT array_agg('param:' || c.param_id || ':' || c.value_id)
        FROM user_game_param c JOIN game_param g ON g.id = c.param_id AND g.game_id = a.game_id AND g.owner_type <> 'CLIENT'
        WHERE c.user_id = a.user_id), '{}'),
    search_form(u.username), parts_of_name(search_form(u.username))
  FROM mate_access a
  JOIN app_user u ON u.id = a.user_id AND u.status = 'ACTIVE'
  LEFT JOIN user_platform p ON p.user_id = a.user_id AND p.game_id = a.game_id
  CROSS JOIN LATERAL (
    SELECT array_agg(c.kind ORDER BY c.position) AS kinds, min(coalesce(c.price_percent, category_percent(c.kind))) AS percent
    FROM mate_category m JOIN category c ON c.id = m.category_id AND c.game_id = a.game_id AND c.enabled
    WHERE m.user_id = a.user_id
  ) k
  WHERE a.user_id = mate AND k.kinds IS NOT NULL
  ON CONFLICT (user_id) DO UPDATE SET
    game_id = excluded.game_id, username = excluded.username, avatar_url = excluded.avatar_url, description = excluded.description,
    grade = excluded.grade, languages = excluded.languages, platforms = excluded.platforms, kinds = excluded.kinds,
    rating_hundredths = excluded.rating_hundredths, review_count = excluded.review_count, finished_orders = excluded.finished_orders,
    base_price = excluded.base_price, price_from = excluded.price_from, active = excluded.active, facets = excluded.facets,
    search_name = excluded.search_name, name_parts = excluded.name_parts;
  IF NOT FOUND THEN
    DELETE FROM mate_card WHERE user_id = mate;
  END IF;
END $$;

-- Only whose card stands has something to change in it; one that comes later reads it all.
CREATE FUNCTION param_of_mate_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  mate uuid := coalesce(NEW.user_id, OLD.user_id);
BEGIN
  IF EXISTS (SELECT FROM mate_card WHERE user_id = mate) THEN
    PERFORM refresh_mate_card(mate);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER mate_card_of_param AFTER INSERT OR DELETE ON user_game_param
  FOR EACH ROW EXECUTE FUNCTION param_of_mate_changed();

-- … and by how soon they answer.
CREATE INDEX mate_card_answers ON mate_card (game_id, answer_seconds) WHERE answer_seconds IS NOT NULL;

SELECT refresh_mate_card(user_id) FROM mate_card WHERE user_id IN (SELECT user_id FROM user_game_param);
