-- What a person reads about mates: one row for each mate on offer, so that a page of the list is one index scan
-- at any depth. Triggers keep it: whoever changes a name, a category or a platform need not know of it.
CREATE TABLE mate_card (
  user_id uuid PRIMARY KEY REFERENCES mate_access ON DELETE CASCADE,
  game_id text NOT NULL REFERENCES game,
  username text NOT NULL,
  avatar_url text,
  description text,
  grade text NOT NULL,
  languages text[] NOT NULL,
  platforms text[] NOT NULL,
  kinds text[] NOT NULL,
  rating_hundredths integer NOT NULL,
  review_count integer NOT NULL,
  finished_orders integer NOT NULL,
  -- kopecks: an hour of FUN, and an hour of the cheapest of this mate's categories
  base_price bigint NOT NULL,
  price_from bigint NOT NULL,
  active boolean NOT NULL,
  -- 0 offline, 1 recently, 2 online: kept by heartbeats and deadlines, see server/mates/presence
  presence smallint NOT NULL DEFAULT 0 CHECK (presence BETWEEN 0 AND 2),
  -- online first, among equals those who take orders
  standing smallint NOT NULL GENERATED ALWAYS AS (presence * 2 + active::integer) STORED,
  -- what filters ask for: `level:PRO`, `lang:ru`, `platform:PC`, `kind:FUN`
  facets text[] NOT NULL,
  search_name text NOT NULL,
  -- pieces of two and three letters of the name, for search by any part of it
  name_parts text[] NOT NULL
);
CREATE INDEX mate_card_recommended ON mate_card (game_id, standing, rating_hundredths, finished_orders, user_id);
CREATE INDEX mate_card_rating ON mate_card (game_id, rating_hundredths, review_count, user_id);
CREATE INDEX mate_card_orders ON mate_card (game_id, finished_orders, user_id);
CREATE INDEX mate_card_price_from ON mate_card (game_id, price_from, user_id);
CREATE INDEX mate_card_base_price ON mate_card (game_id, base_price, user_id);
CREATE INDEX mate_card_facets ON mate_card USING gin (facets);
CREATE INDEX mate_card_name ON mate_card USING gin (name_parts);

-- The percents of domain/settings/prices: they are baked into price_from, so a new price is a migration that fills it anew.
CREATE FUNCTION category_percent(kind text) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE kind WHEN 'FUN' THEN 100 WHEN 'E_GIRL' THEN 120 WHEN 'RANK_UP' THEN 130 WHEN 'FAMOUS' THEN 300 ELSE 150 END $$;

CREATE FUNCTION search_form(name text) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT replace(lower(name), 'ё', 'е') $$;

CREATE FUNCTION parts_of_name(name text) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(DISTINCT substr(name, start, size)), '{}')
  FROM generate_series(1, length(name)) AS start, generate_series(2, 3) AS size
  WHERE start + size - 1 <= length(name) $$;

-- A mate without a category has nothing to offer and stands in no list; nor does a blocked or deleted person.
CREATE FUNCTION refresh_mate_card(mate uuid) RETURNS void LANGUAGE plpgsql AS $$
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
      || (SELECT array_agg('kind:' || name) FROM unnest(k.kinds) AS name),
    search_form(u.username), parts_of_name(search_form(u.username))
  FROM mate_access a
  JOIN app_user u ON u.id = a.user_id AND u.status = 'ACTIVE'
  LEFT JOIN user_platform p ON p.user_id = a.user_id AND p.game_id = a.game_id
  CROSS JOIN LATERAL (
    SELECT array_agg(c.kind ORDER BY c.position) AS kinds, min(category_percent(c.kind)) AS percent
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

CREATE FUNCTION mate_of_row_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_mate_card(coalesce(NEW.user_id, OLD.user_id));
  RETURN NULL;
END $$;
CREATE FUNCTION person_of_mate_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM mate_access WHERE user_id = NEW.id) THEN
    PERFORM refresh_mate_card(NEW.id);
  END IF;
  RETURN NULL;
END $$;
CREATE FUNCTION category_of_mates_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_mate_card(user_id) FROM mate_category WHERE category_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER mate_card_of_access AFTER INSERT OR UPDATE ON mate_access FOR EACH ROW EXECUTE FUNCTION mate_of_row_changed();
CREATE TRIGGER mate_card_of_category AFTER INSERT OR DELETE ON mate_category FOR EACH ROW EXECUTE FUNCTION mate_of_row_changed();
CREATE TRIGGER mate_card_of_platform AFTER INSERT OR UPDATE OR DELETE ON user_platform FOR EACH ROW EXECUTE FUNCTION mate_of_row_changed();
CREATE TRIGGER mate_card_of_person AFTER UPDATE OF username, avatar_url, description, languages, status ON app_user
  FOR EACH ROW EXECUTE FUNCTION person_of_mate_changed();
CREATE TRIGGER mate_card_of_kind AFTER UPDATE OF kind, enabled, position ON category FOR EACH ROW EXECUTE FUNCTION category_of_mates_changed();

SELECT refresh_mate_card(user_id) FROM mate_access;

-- A client's own list of mates to come back to.
CREATE TABLE mate_favorite (
  user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
  mate_id uuid NOT NULL REFERENCES mate_access ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, mate_id)
);
CREATE INDEX mate_favorite_mate ON mate_favorite (mate_id);

CREATE TABLE review_criterion (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  -- null: asked in every category; otherwise only in this kind
  category_kind text,
  active boolean NOT NULL DEFAULT true,
  position integer NOT NULL
);
INSERT INTO review_criterion (name, category_kind, position)
VALUES ('Мастерство', NULL, 1), ('Общение', NULL, 2), ('Пунктуальность', NULL, 3), ('Умение объяснять', 'EDUCATION', 4);

CREATE TABLE review (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- null for a review brought from elsewhere by an administrator
  squad_id integer REFERENCES squad,
  author_id uuid REFERENCES app_user,
  -- the name under an imported review whose author has no account
  author_name text,
  subject_id uuid NOT NULL REFERENCES app_user,
  game_id text NOT NULL REFERENCES game,
  category_kind text NOT NULL,
  -- mean of the marks, in hundredths
  rating_hundredths integer NOT NULL CHECK (rating_hundredths BETWEEN 100 AND 500),
  text text NOT NULL CHECK (length(text) BETWEEN 10 AND 1000),
  created_at timestamptz NOT NULL,
  -- double-blind: null until both sides have written or the time for it is over
  shown_at timestamptz,
  -- taken down by an administrator
  hidden_at timestamptz,
  UNIQUE (squad_id, author_id, subject_id),
  CHECK (author_id IS NOT NULL OR author_name IS NOT NULL),
  CHECK (author_id IS DISTINCT FROM subject_id)
);
CREATE INDEX review_of_subject ON review (subject_id, shown_at, id) WHERE shown_at IS NOT NULL AND hidden_at IS NULL;
CREATE INDEX review_of_game ON review (game_id, shown_at, id) WHERE shown_at IS NOT NULL AND hidden_at IS NULL;
CREATE INDEX review_of_author ON review (author_id);

CREATE TABLE review_mark (
  review_id bigint NOT NULL REFERENCES review ON DELETE CASCADE,
  criterion_id integer NOT NULL REFERENCES review_criterion,
  mark smallint NOT NULL CHECK (mark BETWEEN 1 AND 5),
  PRIMARY KEY (review_id, criterion_id)
);
