-- Everything that the migrations up to 0415-lists-that-do-not-grow.sql make, for a database that is still empty.
-- Written by `npm run schema`; do not edit.

SET LOCAL check_function_bodies = off;

CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE FUNCTION refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'append-only: % on % is refused', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $function$;

CREATE FUNCTION category_percent(kind text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT CASE kind WHEN 'FUN' THEN 100 WHEN 'E_GIRL' THEN 120 WHEN 'RANK_UP' THEN 130 WHEN 'FAMOUS' THEN 300 ELSE 150 END $function$;

CREATE FUNCTION search_form(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN replace(lower(NORMALIZE(name, NFC)), 'ё'::text, 'е'::text);

CREATE FUNCTION parts_of_name(name text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT coalesce(array_agg(DISTINCT substr(name, start, size)), '{}')
  FROM generate_series(1, length(name)) AS start, generate_series(1, 3) AS size
  WHERE start + size - 1 <= length(name) $function$;

CREATE FUNCTION write_mate_card(mate uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
END $function$;

CREATE FUNCTION mate_of_row_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM refresh_mate_card(coalesce(NEW.user_id, OLD.user_id));
  RETURN NULL;
END $function$;

CREATE FUNCTION person_of_mate_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF EXISTS (SELECT FROM mate_access WHERE user_id = NEW.id) THEN
    PERFORM refresh_mate_card(NEW.id);
  END IF;
  RETURN NULL;
END $function$;

CREATE FUNCTION category_of_mates_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM refresh_mate_card(user_id) FROM mate_category WHERE category_id = NEW.id;
  RETURN NULL;
END $function$;

CREATE FUNCTION refresh_mate_offers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM mate_offer o WHERE o.user_id = NEW.user_id AND NOT (
    NEW.active AND EXISTS (
      SELECT FROM mate_category m JOIN category c ON c.id = m.category_id AND c.enabled
      WHERE m.user_id = o.user_id AND m.category_id = o.category_id AND c.game_id = NEW.game_id));
  INSERT INTO mate_offer AS o (user_id, category_id, base_price, grade)
  SELECT NEW.user_id, m.category_id, NEW.base_price, NEW.grade
  FROM mate_category m JOIN category c ON c.id = m.category_id AND c.enabled AND c.game_id = NEW.game_id
  WHERE NEW.active AND m.user_id = NEW.user_id
  ON CONFLICT (user_id, category_id) DO UPDATE SET base_price = excluded.base_price, grade = excluded.grade
  WHERE (o.base_price, o.grade) IS DISTINCT FROM (excluded.base_price, excluded.grade);
  RETURN NULL;
END $function$;

CREATE FUNCTION squad_has_finished()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM remember_clients(NEW);
  RETURN NULL;
END $function$;

CREATE FUNCTION dispute_urgency(dispute jsonb)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT CASE dispute ->> 'status' WHEN 'IN_PROGRESS' THEN 0 WHEN 'NEW' THEN 1 ELSE 2 END
$function$;

CREATE FUNCTION blocked_mate_has_no_card()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF EXISTS (SELECT FROM mate_access WHERE user_id = NEW.user_id AND blocked_at IS NOT NULL) THEN
    RETURN NULL;
  END IF;
  RETURN NEW;
END $function$;

CREATE FUNCTION dispute_term(dispute jsonb)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT coalesce((dispute ->> 'expiresAt')::bigint, 9007199254740991)
$function$;

CREATE FUNCTION dispute_opened(dispute jsonb)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$ SELECT (dispute ->> 'openedAt')::bigint $function$;

CREATE FUNCTION support_message_written()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE support_thread SET
    changed_at = NEW.sent_at,
    waiting_since = CASE WHEN NEW.sender_role = 'ADMIN' THEN NULL ELSE coalesce(waiting_since, NEW.sent_at) END,
    first_answered_at = CASE WHEN NEW.sender_role = 'ADMIN' THEN coalesce(first_answered_at, NEW.sent_at) ELSE first_answered_at END
  WHERE chat_id = NEW.chat_id;
  RETURN NULL;
END $function$;

CREATE FUNCTION count_blog_article()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  was text := CASE WHEN TG_OP = 'UPDATE' AND OLD.live THEN OLD.game_id END;
  is_now text := CASE WHEN NEW.live THEN NEW.game_id END;
BEGIN
  IF was IS NOT DISTINCT FROM is_now THEN RETURN NULL; END IF;
  IF was IS NOT NULL THEN
    UPDATE blog_game_count SET count = count - 1 WHERE game_id = was;
  END IF;
  IF is_now IS NOT NULL THEN
    INSERT INTO blog_game_count (game_id, count) VALUES (is_now, 1)
    ON CONFLICT (game_id) DO UPDATE SET count = blog_game_count.count + 1;
  END IF;
  RETURN NULL;
END $function$;

CREATE FUNCTION blog_images(document jsonb, cover jsonb)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT coalesce(array_agg(src #>> '{}'), '{}')
  FROM (
    SELECT jsonb_path_query(document, '$.blocks[*].src') AS src
    UNION SELECT jsonb_path_query(document, '$.blocks[*].images[*].src')
    UNION SELECT cover -> 'src' WHERE jsonb_typeof(cover -> 'src') = 'string'
  ) AS pictures
$function$;

CREATE FUNCTION tell_catalogue()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM pg_notify('catalogue', '');
  RETURN NULL;
END $function$;

CREATE FUNCTION searchable(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN translate(search_form(words), 'абвгдежзийклмнопрстуфхцчшщъыьэюяіїєґўәғқңөұүһ'::text, '012345789abcdefghijklmnopqrstuvwxyz0123456789'::text);

CREATE FUNCTION squad_of_mate_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  member uuid := coalesce(NEW.user_id, OLD.user_id);
  now_busy boolean := EXISTS (SELECT FROM squad_member WHERE user_id = member AND active);
BEGIN
  UPDATE mate_card SET busy = now_busy WHERE user_id = member AND busy <> now_busy;
  RETURN NULL;
END $function$;

CREATE FUNCTION card_of_mate_in_squad()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.busy := EXISTS (SELECT FROM squad_member WHERE user_id = NEW.user_id AND active);
  RETURN NEW;
END $function$;

CREATE FUNCTION answer_seconds_of(mate uuid)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  SELECT CASE WHEN count(*) >= 3
    THEN percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM answered_at - invited_at)) END::integer
  FROM (
    SELECT answered_at, invited_at FROM mate_answer WHERE mate_id = mate AND answer <> 'MISSED'
    ORDER BY answered_at DESC, id DESC LIMIT 20
  ) latest $function$;

CREATE FUNCTION mate_has_answered()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  seconds integer := answer_seconds_of(NEW.mate_id);
BEGIN
  UPDATE mate_card SET answer_seconds = seconds WHERE user_id = NEW.mate_id AND answer_seconds IS DISTINCT FROM seconds;
  RETURN NULL;
END $function$;

CREATE FUNCTION card_of_mate_who_answered()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.answer_seconds := answer_seconds_of(NEW.user_id);
  RETURN NEW;
END $function$;

CREATE FUNCTION forget_push_subscription()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM push_subscription WHERE session_id = NEW.id;
  RETURN NULL;
END $function$;

CREATE FUNCTION leaving_mate_has_no_card()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RETURN CASE WHEN EXISTS (SELECT FROM app_user WHERE id = NEW.user_id AND leaving_at IS NOT NULL) THEN NULL ELSE NEW END;
END $function$;

CREATE FUNCTION voice_of_mate_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE mate_card SET voice_url = NEW.voice_url WHERE user_id = NEW.user_id AND voice_url IS DISTINCT FROM NEW.voice_url;
  RETURN NULL;
END $function$;

CREATE FUNCTION card_of_mate_with_voice()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.voice_url := (SELECT voice_url FROM mate_access WHERE user_id = NEW.user_id);
  RETURN NEW;
END $function$;

CREATE FUNCTION post_transfers(for_operation uuid, posted_at timestamp with time zone, from_kinds text[], from_owners text[], to_kinds text[], to_owners text[], sums bigint[])
 RETURNS TABLE(lacking_kind text, shortfall bigint)
 LANGUAGE plpgsql
AS $function$
DECLARE
  cached CONSTANT text[] := ARRAY['USER', 'BONUS', 'GIFT', 'HOLD'];
  from_ids bigint[];
  to_ids bigint[];
  change record;
  held record;
  is_lacking boolean := false;
BEGIN
  FOR look IN 1 .. 2 LOOP
    FOR place IN 1 .. cardinality(sums) LOOP
      from_ids[place] := (SELECT id FROM account WHERE kind = from_kinds[place] AND owner = from_owners[place]);
      to_ids[place] := (SELECT id FROM account WHERE kind = to_kinds[place] AND owner = to_owners[place]);
    END LOOP;
    EXIT WHEN array_position(from_ids, NULL) IS NULL AND array_position(to_ids, NULL) IS NULL;
    INSERT INTO account (kind, owner, balance)
    SELECT kind, owner, CASE WHEN kind = ANY (cached) THEN 0 END
    FROM (SELECT unnest(from_kinds), unnest(from_owners) UNION SELECT unnest(to_kinds), unnest(to_owners)) AS named (kind, owner)
    ORDER BY kind COLLATE "C", owner COLLATE "C"
    ON CONFLICT DO NOTHING;
  END LOOP;

  FOR change IN
    SELECT id, sum(delta)::bigint AS delta
    FROM (
      SELECT unnest(from_kinds), unnest(from_ids), -unnest(sums)
      UNION ALL SELECT unnest(to_kinds), unnest(to_ids), unnest(sums)
    ) AS moved (kind, id, delta)
    WHERE kind = ANY (cached) GROUP BY id HAVING sum(delta) <> 0 ORDER BY id
  LOOP
    UPDATE account SET balance = balance + change.delta WHERE id = change.id AND balance + change.delta >= 0;
    CONTINUE WHEN FOUND;
    -- It lacked by the balance that this statement began with: whoever changes it meanwhile is waited for.
    SELECT kind, balance INTO STRICT held FROM account WHERE id = change.id FOR UPDATE;
    IF held.balance + change.delta >= 0 THEN
      UPDATE account SET balance = balance + change.delta WHERE id = change.id;
    ELSE
      is_lacking := true;
      lacking_kind := held.kind;
      shortfall := -change.delta - held.balance;
      RETURN NEXT;
    END IF;
  END LOOP;
  IF is_lacking THEN RETURN; END IF;

  -- By the first posting of an operation: what its receipts are is worked out after the commit, in the order in which
  -- operations came (the rows of the outbox are numbered while the accounts are locked).
  INSERT INTO outbox (topic, payload)
  SELECT 'receipts', jsonb_build_object('operationId', for_operation)
  WHERE NOT EXISTS (SELECT FROM transfer WHERE operation_id = for_operation);
  INSERT INTO transfer (operation_id, debit_account, credit_account, amount, created_at)
  SELECT for_operation, unnest(from_ids), unnest(to_ids), unnest(sums), posted_at;
END $function$;

CREATE FUNCTION is_bookable(mate uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  SELECT EXISTS (SELECT FROM mate_hours WHERE user_id = mate)
    AND EXISTS (SELECT FROM mate_access WHERE user_id = mate AND blocked_at IS NULL) $function$;

CREATE FUNCTION booking_of_mate_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  mate uuid := coalesce(NEW.user_id, OLD.user_id);
  now_bookable boolean;
BEGIN
  PERFORM hold_mate_card(mate);
  now_bookable := is_bookable(mate);
  UPDATE mate_card SET bookable = now_bookable WHERE user_id = mate AND bookable <> now_bookable;
  RETURN NULL;
END $function$;

CREATE FUNCTION card_of_bookable_mate()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.bookable := is_bookable(NEW.user_id);
  RETURN NEW;
END $function$;

CREATE FUNCTION mates_of_rows_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM refresh_mate_card(user_id) FROM (SELECT DISTINCT user_id FROM changed ORDER BY user_id) AS mates;
  RETURN NULL;
END $function$;

CREATE FUNCTION params_of_mates_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM refresh_mate_card(user_id)
  FROM (SELECT DISTINCT user_id FROM changed JOIN mate_card USING (user_id) ORDER BY user_id) AS mates;
  RETURN NULL;
END $function$;

CREATE FUNCTION withdrawal_turn(status text, created_at timestamp with time zone, changed_at timestamp with time zone)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT CASE status
    WHEN 'WAITING_FOR_CONFIRMATION' THEN (extract(epoch FROM created_at) * 1000)::bigint
    WHEN 'CONFIRMED' THEN 30000000000000 + (extract(epoch FROM created_at) * 1000)::bigint
    ELSE 90000000000000 - (extract(epoch FROM changed_at) * 1000)::bigint
  END
$function$;

CREATE FUNCTION hold_mate_card(mate uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM FROM mate_card WHERE user_id = mate FOR UPDATE;
  IF NOT FOUND THEN
    PERFORM FROM mate_access WHERE user_id = mate FOR NO KEY UPDATE;
  END IF;
END $function$;

CREATE FUNCTION refresh_mate_card(mate uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM hold_mate_card(mate);
  PERFORM write_mate_card(mate);
END $function$;

CREATE FUNCTION author_words(name text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE
RETURN setweight(to_tsvector('simple'::regconfig, search_form(name)), 'D'::"char");

CREATE FUNCTION author_renamed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE blog_article SET search = ts_filter(search, '{a,b,c}') || author_words(byline(NEW))
  WHERE author_id = NEW.id AND search IS NOT NULL;
  RETURN NULL;
END $function$;

CREATE FUNCTION article_reassigned()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  SELECT ts_filter(NEW.search, '{a,b,c}') || author_words(byline(author)) INTO NEW.search
  FROM app_user author WHERE author.id = NEW.author_id;
  RETURN NEW;
END $function$;

CREATE FUNCTION count_article_sales()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  was integer := CASE WHEN TG_OP <> 'INSERT' AND OLD.price > 0 AND OLD.refunded_at IS NULL THEN 1 ELSE 0 END;
  is_now integer := CASE WHEN TG_OP <> 'DELETE' AND NEW.price > 0 AND NEW.refunded_at IS NULL THEN 1 ELSE 0 END;
BEGIN
  IF was <> is_now THEN
    UPDATE blog_article SET purchases = purchases + is_now - was
    WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.article_id ELSE NEW.article_id END;
  END IF;
  RETURN NULL;
END $function$;

CREATE FUNCTION refuse_change_of_receipt()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF (OLD.id, OLD.user_id, OLD.operation_id, OLD.kind, OLD.total, OLD.by_advance, OLD.by_other, OLD.created_at)
    IS DISTINCT FROM (NEW.id, NEW.user_id, NEW.operation_id, NEW.kind, NEW.total, NEW.by_advance, NEW.by_other, NEW.created_at)
    OR (OLD.state = 'DONE' AND NEW.state <> 'DONE')
  THEN
    RAISE EXCEPTION 'a receipt keeps what it was issued for' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $function$;

CREATE FUNCTION chat_recency(last_message_id uuid, chat_id uuid)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN "left"((COALESCE(last_message_id, chat_id))::text, 7);

CREATE FUNCTION last_message_of_chat_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE chat_member SET recency = chat_recency(NEW.last_message_id, NEW.id) WHERE chat_id = NEW.id;
  RETURN NULL;
END $function$;

CREATE FUNCTION member_of_chat_comes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.recency := chat_recency((SELECT last_message_id FROM chat WHERE id = NEW.chat_id), NEW.chat_id);
  RETURN NEW;
END $function$;

CREATE FUNCTION card_of_mate_written()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO mate_seen (user_id, game_id, last_online_at)
  VALUES (NEW.user_id, NEW.game_id, (SELECT last_online_at FROM app_user WHERE id = NEW.user_id))
  ON CONFLICT (user_id) DO UPDATE SET game_id = excluded.game_id, last_online_at = excluded.last_online_at;
  RETURN NULL;
END $function$;

CREATE FUNCTION person_was_seen()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE mate_seen SET last_online_at = NEW.last_online_at WHERE user_id = NEW.id;
  RETURN NULL;
END $function$;

CREATE FUNCTION check_browsers_left()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO deadline (aggregate, kind, due_at) VALUES ('push:' || OLD.user_id, 'push.checked', date_trunc('milliseconds', now() + interval '5 minutes'))
  ON CONFLICT (aggregate, kind, subject) DO UPDATE
    SET due_at = excluded.due_at, attempts = 0, first_failed_at = NULL, next_try_at = NULL, failed_at = NULL, error = NULL;
  RETURN NULL;
END $function$;

CREATE TABLE app_user (
  id uuid NOT NULL,
  username text NOT NULL,
  username_key text NOT NULL,
  email text NOT NULL,
  email_key text NOT NULL,
  email_confirmed_at timestamp with time zone,
  email_changed_at timestamp with time zone,
  password_hash text NOT NULL,
  status text DEFAULT 'ACTIVE'::text NOT NULL,
  avatar_url text,
  description text,
  country text,
  languages text[] DEFAULT '{ru}'::text[] NOT NULL,
  time_zone text DEFAULT 'Europe/Moscow'::text NOT NULL,
  allow_marketing boolean DEFAULT false NOT NULL,
  is_admin boolean DEFAULT false NOT NULL,
  permissions text[] DEFAULT '{}'::text[] NOT NULL,
  orders integer DEFAULT 0 NOT NULL,
  last_online_at timestamp with time zone,
  demo_note text,
  created_at timestamp with time zone NOT NULL,
  blocked_at timestamp with time zone,
  blocked_until timestamp with time zone,
  block_reason text,
  password_changed_at timestamp with time zone,
  leaving_at timestamp with time zone,
  mail_refused_at timestamp with time zone,
  CONSTRAINT app_user_username_check CHECK (((length(username) >= 3) AND (length(username) <= 20))),
  CONSTRAINT app_user_status_check CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'BLOCKED'::text, 'DELETED'::text]))),
  CONSTRAINT app_user_description_check CHECK ((length(description) <= 1000)),
  CONSTRAINT app_user_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  CONSTRAINT app_user_languages_check CHECK (((cardinality(languages) >= 1) AND (cardinality(languages) <= 5))),
  CONSTRAINT app_user_orders_check CHECK ((orders >= 0)),
  CONSTRAINT app_user_check CHECK ((is_admin OR (permissions = '{}'::text[]))),
  CONSTRAINT app_user_block_reason_check CHECK ((length(block_reason) <= 500)),
  CONSTRAINT app_user_block_check CHECK (((status = ANY (ARRAY['BLOCKED'::text, 'DELETED'::text])) OR (num_nonnulls(blocked_at, blocked_until, block_reason) = 0))),
  CONSTRAINT app_user_pkey PRIMARY KEY (id),
  CONSTRAINT app_user_username_key_key UNIQUE (username_key),
  CONSTRAINT app_user_email_key_key UNIQUE (email_key)
);

CREATE INDEX app_user_by_time ON app_user USING btree (created_at, id);

CREATE INDEX app_user_by_orders ON app_user USING btree (orders, id);

CREATE INDEX app_user_by_visit ON app_user USING btree (COALESCE(last_online_at, '1970-01-01 00:00:00+00'::timestamp with time zone), id);

CREATE INDEX app_user_by_name ON app_user USING btree (lower(username), id);

CREATE INDEX app_user_closed ON app_user USING btree (status, created_at, id) WHERE (status <> 'ACTIVE'::text);

CREATE INDEX app_user_admins ON app_user USING btree (created_at, id) WHERE is_admin;

CREATE INDEX app_user_registered ON app_user USING btree (created_at);

CREATE INDEX app_user_closed_orders ON app_user USING btree (status, orders, id) WHERE (status <> 'ACTIVE'::text);

CREATE INDEX app_user_closed_visit ON app_user USING btree (status, COALESCE(last_online_at, '1970-01-01 00:00:00+00'::timestamp with time zone), id) WHERE (status <> 'ACTIVE'::text);

CREATE INDEX app_user_closed_name ON app_user USING btree (status, lower(username), id) WHERE (status <> 'ACTIVE'::text);

CREATE INDEX app_user_name_start ON app_user USING btree (search_form(username) text_pattern_ops);

CREATE TABLE session (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  access_hash bytea NOT NULL,
  access_expires_at timestamp with time zone NOT NULL,
  refresh_hash bytea NOT NULL,
  refresh_expires_at timestamp with time zone NOT NULL,
  previous_refresh_hash bytea,
  rotated_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone NOT NULL,
  last_seen_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  ip text,
  user_agent text,
  admin_seen_at timestamp with time zone,
  CONSTRAINT session_pkey PRIMARY KEY (id),
  CONSTRAINT session_access_hash_key UNIQUE (access_hash),
  CONSTRAINT session_refresh_hash_key UNIQUE (refresh_hash),
  CONSTRAINT session_previous_refresh_hash_key UNIQUE (previous_refresh_hash),
  CONSTRAINT session_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);

CREATE INDEX session_by_user ON session USING btree (user_id) WHERE (ended_at IS NULL);

CREATE INDEX session_age ON session USING btree (LEAST(ended_at, refresh_expires_at));

CREATE TABLE email_code (
  user_id uuid NOT NULL,
  code_hash bytea NOT NULL,
  tries integer DEFAULT 0 NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT email_code_pkey PRIMARY KEY (user_id),
  CONSTRAINT email_code_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);

CREATE TABLE one_time_token (
  token_hash bytea NOT NULL,
  user_id uuid NOT NULL,
  purpose text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  confirmed_at timestamp with time zone,
  CONSTRAINT one_time_token_purpose_check CHECK ((purpose = ANY (ARRAY['RESET_PASSWORD'::text, 'LOGIN'::text]))),
  CONSTRAINT one_time_token_pkey PRIMARY KEY (token_hash),
  CONSTRAINT one_time_token_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);

CREATE INDEX one_time_token_age ON one_time_token USING btree (expires_at);

CREATE TABLE known_device (
  user_id uuid NOT NULL,
  device_hash bytea NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  CONSTRAINT known_device_pkey PRIMARY KEY (user_id, device_hash),
  CONSTRAINT known_device_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);

CREATE INDEX known_device_age ON known_device USING btree (seen_at);

CREATE TABLE setting (
  name text NOT NULL,
  value jsonb NOT NULL,
  CONSTRAINT setting_pkey PRIMARY KEY (name)
);

CREATE UNLOGGED TABLE rate_count (
  key text NOT NULL,
  hits integer NOT NULL,
  resets_at timestamp with time zone NOT NULL,
  CONSTRAINT rate_count_pkey PRIMARY KEY (key)
);

CREATE INDEX rate_count_age ON rate_count USING btree (resets_at);

CREATE TABLE game (
  id text NOT NULL,
  name text NOT NULL,
  icon_url text NOT NULL,
  platforms text[] NOT NULL,
  max_slots integer DEFAULT 5 NOT NULL,
  "position" integer NOT NULL,
  CONSTRAINT game_id_check CHECK ((id ~ '^[a-z0-9][a-z0-9-]{0,31}$'::text)),
  CONSTRAINT game_platforms_check CHECK ((cardinality(platforms) > 0)),
  CONSTRAINT game_max_slots_check CHECK (((max_slots >= 2) AND (max_slots <= 10))),
  CONSTRAINT game_pkey PRIMARY KEY (id),
  CONSTRAINT game_name_key UNIQUE (name)
);

CREATE TABLE category (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  game_id text NOT NULL,
  kind text NOT NULL,
  slug text NOT NULL,
  name text NOT NULL,
  description text NOT NULL,
  "position" integer NOT NULL,
  enabled boolean DEFAULT true NOT NULL,
  price_percent integer,
  CONSTRAINT category_price_percent_check CHECK (((price_percent >= 50) AND (price_percent <= 1000))),
  CONSTRAINT category_pkey PRIMARY KEY (id),
  CONSTRAINT category_game_id_slug_key UNIQUE (game_id, slug),
  CONSTRAINT category_game_id_fkey FOREIGN KEY (game_id) REFERENCES game(id)
);

CREATE INDEX category_order ON category USING btree ("position", id);

CREATE INDEX category_name ON category USING btree (name, id);

CREATE TABLE user_platform (
  user_id uuid NOT NULL,
  game_id text NOT NULL,
  platforms text[] NOT NULL,
  CONSTRAINT user_platform_pkey PRIMARY KEY (user_id, game_id),
  CONSTRAINT user_platform_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE,
  CONSTRAINT user_platform_game_id_fkey FOREIGN KEY (game_id) REFERENCES game(id)
);

CREATE TABLE mate_access (
  user_id uuid NOT NULL,
  game_id text NOT NULL,
  active boolean DEFAULT false NOT NULL,
  grade text NOT NULL,
  percent integer NOT NULL,
  rating_hundredths integer DEFAULT 450 NOT NULL,
  review_count integer DEFAULT 0 NOT NULL,
  finished_orders integer DEFAULT 0 NOT NULL,
  finished_minutes integer DEFAULT 0 NOT NULL,
  base_price bigint NOT NULL,
  orders_off_until timestamp with time zone,
  notifications_connected boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone NOT NULL,
  missed_invitations integer DEFAULT 0 NOT NULL,
  missed_off_at timestamp with time zone,
  blocked_at timestamp with time zone,
  block_reason text,
  voice_url text,
  verified_at timestamp with time zone,
  unreached_at timestamp with time zone,
  reached_again_at timestamp with time zone,
  CONSTRAINT mate_access_percent_check CHECK (((percent >= 0) AND (percent <= 100))),
  CONSTRAINT mate_access_rating_hundredths_check CHECK (((rating_hundredths >= 100) AND (rating_hundredths <= 500))),
  CONSTRAINT mate_access_missed_invitations_check CHECK ((missed_invitations >= 0)),
  CONSTRAINT mate_access_block_has_reason CHECK (((blocked_at IS NULL) = (block_reason IS NULL))),
  CONSTRAINT mate_access_pkey PRIMARY KEY (user_id),
  CONSTRAINT mate_access_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE,
  CONSTRAINT mate_access_game_id_fkey FOREIGN KEY (game_id) REFERENCES game(id)
);

CREATE INDEX mate_access_by_game ON mate_access USING btree (game_id, user_id);

CREATE INDEX mate_access_by_time ON mate_access USING btree (created_at, user_id);

CREATE INDEX mate_access_by_percent ON mate_access USING btree (percent, user_id);

CREATE INDEX mate_access_by_rating ON mate_access USING btree (rating_hundredths, user_id);

CREATE INDEX mate_access_by_orders ON mate_access USING btree (finished_orders, user_id);

CREATE INDEX mate_access_game_time ON mate_access USING btree (game_id, created_at, user_id);

CREATE INDEX mate_access_grade_time ON mate_access USING btree (grade, created_at, user_id);

CREATE INDEX mate_access_blocked ON mate_access USING btree (created_at, user_id) WHERE (blocked_at IS NOT NULL);

CREATE INDEX mate_access_afk ON mate_access USING btree (created_at, user_id) WHERE (missed_off_at IS NOT NULL);

CREATE INDEX mate_access_of_game ON mate_access USING btree (game_id);

CREATE INDEX mate_access_afk_percent ON mate_access USING btree (percent, user_id) WHERE (missed_off_at IS NOT NULL);

CREATE INDEX mate_access_afk_rating ON mate_access USING btree (rating_hundredths, user_id) WHERE (missed_off_at IS NOT NULL);

CREATE INDEX mate_access_afk_orders ON mate_access USING btree (finished_orders, user_id) WHERE (missed_off_at IS NOT NULL);

CREATE TABLE mate_category (
  user_id uuid NOT NULL,
  category_id integer NOT NULL,
  CONSTRAINT mate_category_pkey PRIMARY KEY (user_id, category_id),
  CONSTRAINT mate_category_user_id_fkey FOREIGN KEY (user_id) REFERENCES mate_access(user_id) ON DELETE CASCADE,
  CONSTRAINT mate_category_category_id_fkey FOREIGN KEY (category_id) REFERENCES category(id)
);

CREATE INDEX mate_category_by_category ON mate_category USING btree (category_id, user_id);

CREATE TABLE mate_strike (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  user_id uuid NOT NULL,
  squad_id integer,
  reason text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  forgiven_at timestamp with time zone,
  CONSTRAINT mate_strike_pkey PRIMARY KEY (id),
  CONSTRAINT mate_strike_user_id_fkey FOREIGN KEY (user_id) REFERENCES mate_access(user_id) ON DELETE CASCADE
);

CREATE INDEX mate_strike_recent ON mate_strike USING btree (user_id, created_at);

CREATE INDEX mate_strike_by_time ON mate_strike USING btree (created_at);

CREATE TABLE account (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  kind text NOT NULL,
  owner text NOT NULL,
  balance bigint,
  CONSTRAINT account_balance_check CHECK ((balance >= 0)),
  CONSTRAINT account_kind_check CHECK ((kind = ANY (ARRAY['USER'::text, 'BONUS'::text, 'GIFT'::text, 'HOLD'::text, 'PLATFORM'::text, 'OUTSIDE'::text]))),
  CONSTRAINT account_check CHECK (((kind = ANY (ARRAY['USER'::text, 'BONUS'::text, 'GIFT'::text, 'HOLD'::text])) = (balance IS NOT NULL))),
  CONSTRAINT account_pkey PRIMARY KEY (id),
  CONSTRAINT account_kind_owner_key UNIQUE (kind, owner)
);

ALTER TABLE account ADD CONSTRAINT account_owner_check CHECK (
CASE
    WHEN (kind = ANY (ARRAY['USER'::text, 'BONUS'::text, 'GIFT'::text])) THEN (owner ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'::text)
    WHEN (kind = 'HOLD'::text) THEN (owner ~ '^(squad|withdrawal|reserve|course|certificate|booking|refund|gift):[0-9a-f-]+$'::text)
    WHEN (kind = 'PLATFORM'::text) THEN (owner = ANY (ARRAY['revenue'::text, 'subsidy'::text, 'bonus'::text, 'correction'::text]))
    ELSE (owner <> ''::text)
END) NOT VALID;

CREATE TABLE operation (
  id uuid NOT NULL,
  kind text NOT NULL,
  actor text NOT NULL,
  idempotency_key text,
  request_hash bytea,
  response jsonb,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT operation_pkey PRIMARY KEY (id),
  CONSTRAINT operation_actor_idempotency_key_key UNIQUE (actor, idempotency_key)
);

ALTER TABLE operation ADD CONSTRAINT operation_actor_check CHECK ((actor = lower(actor))) NOT VALID;

CREATE TABLE transfer (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  operation_id uuid NOT NULL,
  debit_account bigint NOT NULL,
  credit_account bigint NOT NULL,
  amount bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT transfer_amount_check CHECK ((amount > 0)),
  CONSTRAINT transfer_check CHECK ((debit_account <> credit_account)),
  CONSTRAINT transfer_pkey PRIMARY KEY (id),
  CONSTRAINT transfer_operation_id_fkey FOREIGN KEY (operation_id) REFERENCES operation(id),
  CONSTRAINT transfer_debit_account_fkey FOREIGN KEY (debit_account) REFERENCES account(id),
  CONSTRAINT transfer_credit_account_fkey FOREIGN KEY (credit_account) REFERENCES account(id)
);

CREATE INDEX transfer_operation ON transfer USING btree (operation_id);

CREATE INDEX transfer_debit ON transfer USING btree (debit_account);

CREATE INDEX transfer_credit ON transfer USING btree (credit_account);

CREATE TABLE balance_transaction (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  user_id uuid NOT NULL,
  operation_id uuid NOT NULL,
  type text NOT NULL,
  amount bigint NOT NULL,
  bonus_amount bigint DEFAULT 0 NOT NULL,
  bonus_reason text,
  squad_id integer,
  reversal_of bigint,
  details jsonb DEFAULT '{}'::jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  gift_amount bigint DEFAULT 0 NOT NULL,
  CONSTRAINT balance_transaction_amount_check CHECK ((amount <> 0)),
  CONSTRAINT balance_transaction_pkey PRIMARY KEY (id),
  CONSTRAINT balance_transaction_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  CONSTRAINT balance_transaction_operation_id_fkey FOREIGN KEY (operation_id) REFERENCES operation(id),
  CONSTRAINT balance_transaction_reversal_of_fkey FOREIGN KEY (reversal_of) REFERENCES balance_transaction(id)
);

CREATE INDEX balance_transaction_reversal ON balance_transaction USING btree (reversal_of) WHERE (reversal_of IS NOT NULL);

CREATE INDEX balance_transaction_by_time ON balance_transaction USING btree (created_at, id);

CREATE INDEX balance_transaction_by_size ON balance_transaction USING btree (abs(amount), id);

CREATE INDEX balance_transaction_type_time ON balance_transaction USING btree (type, created_at, id);

CREATE INDEX balance_transaction_type_size ON balance_transaction USING btree (type, abs(amount), id);

CREATE INDEX balance_transaction_operation ON balance_transaction USING btree (operation_id);

CREATE INDEX balance_transaction_history ON balance_transaction USING btree (user_id, created_at DESC, id DESC) INCLUDE (amount, bonus_amount, gift_amount, type);

CREATE INDEX balance_transaction_squad ON balance_transaction USING btree (squad_id, user_id) WHERE (squad_id IS NOT NULL);

CREATE TABLE deposit (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  provider text NOT NULL,
  method text NOT NULL,
  amount bigint,
  bonus bigint DEFAULT 0 NOT NULL,
  status text NOT NULL,
  return_to text,
  operation_id uuid,
  created_at timestamp with time zone NOT NULL,
  settled_at timestamp with time zone,
  bonus_reason text,
  purpose text,
  payment_url text,
  external_id text,
  steam_trade_url text,
  refunded bigint DEFAULT 0 NOT NULL,
  CONSTRAINT deposit_amount_check CHECK ((amount > 0)),
  CONSTRAINT deposit_bonus_check CHECK ((bonus >= 0)),
  CONSTRAINT deposit_bonus_reason_check CHECK ((bonus_reason = ANY (ARRAY['CLIENT_TOPUP_BONUS'::text, 'CLIENT_PACKAGE_BONUS'::text]))),
  CONSTRAINT deposit_bonus_has_reason CHECK (((bonus > 0) = (bonus_reason IS NOT NULL))),
  CONSTRAINT deposit_status_check CHECK ((status = ANY (ARRAY['CREATED'::text, 'DELAYED'::text, 'PAID'::text, 'DECLINED'::text, 'REFUNDED'::text]))),
  CONSTRAINT deposit_paid_by_operation CHECK (((status = ANY (ARRAY['PAID'::text, 'REFUNDED'::text])) = (operation_id IS NOT NULL))),
  CONSTRAINT deposit_sum_known CHECK (((amount IS NOT NULL) OR ((method = 'SKINS'::text) AND (status <> ALL (ARRAY['PAID'::text, 'REFUNDED'::text]))))),
  CONSTRAINT deposit_purpose_check CHECK ((purpose = ANY (ARRAY['FIRST_SQUAD'::text, 'SQUAD'::text]))),
  CONSTRAINT deposit_refunded_in_bounds CHECK (((refunded >= 0) AND (refunded <= COALESCE(amount, (0)::bigint)))),
  CONSTRAINT deposit_refunded_in_full CHECK (((status = 'REFUNDED'::text) = ((refunded > 0) AND (refunded = amount)))),
  CONSTRAINT deposit_pkey PRIMARY KEY (id),
  CONSTRAINT deposit_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  CONSTRAINT deposit_operation_id_fkey FOREIGN KEY (operation_id) REFERENCES operation(id)
);

CREATE INDEX deposit_user ON deposit USING btree (user_id, created_at DESC);

CREATE UNIQUE INDEX deposit_operation ON deposit USING btree (operation_id) WHERE (operation_id IS NOT NULL);

CREATE INDEX deposit_register ON deposit USING btree (provider, created_at);

CREATE INDEX deposit_by_time ON deposit USING btree (created_at, id);

CREATE INDEX deposit_by_amount ON deposit USING btree (COALESCE(amount, (0)::bigint), id);

CREATE INDEX deposit_status_time ON deposit USING btree (status, created_at, id);

CREATE INDEX deposit_status_amount ON deposit USING btree (status, COALESCE(amount, (0)::bigint), id);

CREATE INDEX deposit_external ON deposit USING btree (provider, lower(external_id)) WHERE (external_id IS NOT NULL);

CREATE INDEX deposit_settled ON deposit USING btree (provider, settled_at) WHERE (settled_at IS NOT NULL);

CREATE UNIQUE INDEX deposit_open_purpose ON deposit USING btree (user_id, method, amount) WHERE ((purpose = 'FIRST_SQUAD'::text) AND (status = 'CREATED'::text));

CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  topic text NOT NULL,
  payload jsonb NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  next_attempt_at timestamp with time zone DEFAULT now() NOT NULL,
  failed_at timestamp with time zone,
  error text,
  CONSTRAINT outbox_pkey PRIMARY KEY (id)
);

CREATE INDEX outbox_due ON outbox USING btree (next_attempt_at, id) WHERE (failed_at IS NULL);

CREATE INDEX outbox_given_up ON outbox USING btree (failed_at) WHERE (failed_at IS NOT NULL);

CREATE INDEX outbox_undelivered ON outbox USING btree (id) WHERE (attempts > 0);

CREATE INDEX outbox_undelivered_kind ON outbox USING btree (topic, id) WHERE (attempts > 0);

CREATE TABLE mail (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  CONSTRAINT mail_pkey PRIMARY KEY (id)
);

CREATE INDEX mail_recipient ON mail USING btree (recipient, id DESC);

CREATE INDEX mail_age ON mail USING btree (sent_at);

CREATE TABLE deadline (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  aggregate text NOT NULL,
  kind text NOT NULL,
  subject text DEFAULT ''::text NOT NULL,
  due_at timestamp with time zone NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  first_failed_at timestamp with time zone,
  next_try_at timestamp with time zone,
  failed_at timestamp with time zone,
  error text,
  CONSTRAINT deadline_aggregate_check CHECK ((aggregate = lower(aggregate))),
  CONSTRAINT deadline_pkey PRIMARY KEY (id),
  CONSTRAINT deadline_aggregate_kind_subject_key UNIQUE (aggregate, kind, subject)
);

ALTER TABLE deadline ADD CONSTRAINT deadline_whole_milliseconds CHECK ((due_at = date_trunc('milliseconds'::text, due_at))) NOT VALID;

CREATE INDEX deadline_wakes ON deadline USING btree (COALESCE(next_try_at, due_at), id) WHERE (failed_at IS NULL);

CREATE INDEX deadline_failed ON deadline USING btree (failed_at) WHERE (failed_at IS NOT NULL);

CREATE INDEX deadline_tried ON deadline USING btree (due_at, id) WHERE (attempts > 0);

CREATE TABLE socket_io_attachments (
  id bigserial NOT NULL,
  created_at timestamp with time zone DEFAULT now(),
  payload bytea,
  CONSTRAINT socket_io_attachments_id_key UNIQUE (id)
);

CREATE TABLE squad (
  id integer GENERATED BY DEFAULT AS IDENTITY (START WITH 18001) NOT NULL,
  status text NOT NULL,
  owner_id uuid NOT NULL,
  game_id text NOT NULL,
  category_id integer NOT NULL,
  category_kind text NOT NULL,
  platform text NOT NULL,
  languages text[] NOT NULL,
  duration_minutes integer NOT NULL,
  slots integer NOT NULL,
  pay_mode text NOT NULL,
  visible boolean NOT NULL,
  created_at timestamp with time zone NOT NULL,
  touched_at timestamp with time zone NOT NULL,
  hot_until timestamp with time zone,
  status_ends_at timestamp with time zone,
  lobby_extended boolean DEFAULT false NOT NULL,
  promo_code text,
  promo_percent integer,
  promo_amount bigint,
  quote_total bigint,
  early_finish jsonb,
  early_finish_count integer DEFAULT 0 NOT NULL,
  recreation_flagged_by uuid,
  recreation_flagged_at timestamp with time zone,
  recreation_expires_at timestamp with time zone,
  paused_ms bigint DEFAULT 0 NOT NULL,
  last_ping_at timestamp with time zone,
  finished_at timestamp with time zone,
  settled_at timestamp with time zone,
  dispute jsonb,
  repeated_at timestamp with time zone,
  promo_prepaid boolean DEFAULT false NOT NULL,
  category_percent integer,
  rates jsonb,
  CONSTRAINT squad_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'READY'::text, 'STARTED'::text, 'IN_A_GAME'::text, 'FINISHED'::text, 'DISBANDED'::text]))),
  CONSTRAINT squad_languages_check CHECK (((cardinality(languages) >= 1) AND (cardinality(languages) <= 5))),
  CONSTRAINT squad_duration_minutes_check CHECK ((duration_minutes > 0)),
  CONSTRAINT squad_slots_check CHECK (((slots >= 2) AND (slots <= 10))),
  CONSTRAINT squad_pay_mode_check CHECK ((pay_mode = ANY (ARRAY['OWNER'::text, 'SPLIT'::text]))),
  CONSTRAINT squad_check CHECK (((promo_code IS NULL) OR ((promo_percent IS NULL) <> (promo_amount IS NULL)))),
  CONSTRAINT squad_check1 CHECK ((num_nulls(recreation_flagged_by, recreation_flagged_at, recreation_expires_at) = ANY (ARRAY[0, 3]))),
  CONSTRAINT squad_pkey PRIMARY KEY (id),
  CONSTRAINT squad_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES app_user(id),
  CONSTRAINT squad_game_id_fkey FOREIGN KEY (game_id) REFERENCES game(id),
  CONSTRAINT squad_category_id_fkey FOREIGN KEY (category_id) REFERENCES category(id),
  CONSTRAINT squad_recreation_flagged_by_fkey FOREIGN KEY (recreation_flagged_by) REFERENCES app_user(id)
);

CREATE INDEX squad_visible ON squad USING btree (game_id, created_at DESC) WHERE (visible AND (status = 'PENDING'::text));

CREATE INDEX squad_owner ON squad USING btree (owner_id, id DESC);

CREATE INDEX squad_by_time ON squad USING btree (created_at, id);

CREATE INDEX squad_status_time ON squad USING btree (status, created_at, id);

CREATE INDEX squad_game_time ON squad USING btree (game_id, created_at, id);

CREATE INDEX squad_live ON squad USING btree (created_at, id) WHERE (status = ANY (ARRAY['PENDING'::text, 'READY'::text, 'STARTED'::text, 'IN_A_GAME'::text]));

CREATE INDEX squad_disputes ON squad USING btree (((- dispute_urgency(dispute))), id) WHERE (dispute IS NOT NULL);

CREATE INDEX squad_disputes_term ON squad USING btree (dispute_term(dispute), id) WHERE (dispute IS NOT NULL);

CREATE INDEX squad_disputes_opened ON squad USING btree (dispute_opened(dispute), id) WHERE (dispute IS NOT NULL);

CREATE INDEX squad_disputes_status ON squad USING btree (((dispute ->> 'status'::text)), dispute_term(dispute), id) WHERE (dispute IS NOT NULL);

CREATE INDEX squad_of_game ON squad USING btree (game_id);

CREATE INDEX squad_of_category ON squad USING btree (category_id);

CREATE INDEX squad_promo_code ON squad USING btree (promo_code) WHERE (promo_code IS NOT NULL);

CREATE INDEX squad_disputes_status_urgency ON squad USING btree (((dispute ->> 'status'::text)), ((- dispute_urgency(dispute))), id) WHERE (dispute IS NOT NULL);

CREATE INDEX squad_disputes_status_opened ON squad USING btree (((dispute ->> 'status'::text)), dispute_opened(dispute), id) WHERE (dispute IS NOT NULL);

CREATE INDEX squad_open_disputes_by_time ON squad USING btree (created_at, id) WHERE ((dispute IS NOT NULL) AND ((dispute ->> 'status'::text) = ANY (ARRAY['NEW'::text, 'IN_PROGRESS'::text])));

CREATE INDEX squad_disputes_game_urgency ON squad USING btree (game_id, ((- dispute_urgency(dispute))), id) WHERE (dispute IS NOT NULL);

CREATE INDEX squad_disputes_game_term ON squad USING btree (game_id, dispute_term(dispute), id) WHERE (dispute IS NOT NULL);

CREATE INDEX squad_disputes_game_opened ON squad USING btree (game_id, dispute_opened(dispute), id) WHERE (dispute IS NOT NULL);

CREATE TABLE squad_member (
  squad_id integer NOT NULL,
  user_id uuid NOT NULL,
  type text NOT NULL,
  "position" integer NOT NULL,
  joined_at timestamp with time zone NOT NULL,
  left_at timestamp with time zone,
  confirmed_at timestamp with time zone,
  level text,
  percent integer,
  quote bigint,
  active boolean NOT NULL,
  CONSTRAINT squad_member_type_check CHECK ((type = ANY (ARRAY['FRIEND'::text, 'MATE'::text, 'CLIENT'::text]))),
  CONSTRAINT squad_member_percent_check CHECK (((percent >= 0) AND (percent <= 100))),
  CONSTRAINT squad_member_quote_check CHECK ((quote >= 0)),
  CONSTRAINT squad_member_check CHECK (((type = 'MATE'::text) = ((level IS NOT NULL) AND (percent IS NOT NULL)))),
  CONSTRAINT squad_member_pkey PRIMARY KEY (squad_id, user_id),
  CONSTRAINT squad_member_squad_id_fkey FOREIGN KEY (squad_id) REFERENCES squad(id),
  CONSTRAINT squad_member_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);

CREATE UNIQUE INDEX squad_member_one_active ON squad_member USING btree (user_id) WHERE active;

CREATE INDEX squad_member_history ON squad_member USING btree (user_id, squad_id DESC);

CREATE TABLE squad_mate_invitation (
  squad_id integer NOT NULL,
  mate_id uuid NOT NULL,
  level text NOT NULL,
  percent integer NOT NULL,
  invited_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT squad_mate_invitation_percent_check CHECK (((percent >= 0) AND (percent <= 100))),
  CONSTRAINT squad_mate_invitation_pkey PRIMARY KEY (squad_id, mate_id),
  CONSTRAINT squad_mate_invitation_squad_id_fkey FOREIGN KEY (squad_id) REFERENCES squad(id),
  CONSTRAINT squad_mate_invitation_mate_id_fkey FOREIGN KEY (mate_id) REFERENCES app_user(id)
);

CREATE INDEX squad_mate_invitation_mate ON squad_mate_invitation USING btree (mate_id, expires_at);

CREATE TABLE squad_friend_invitation (
  token text NOT NULL,
  squad_id integer NOT NULL,
  friend_id uuid,
  invited_by uuid NOT NULL,
  invited_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT squad_friend_invitation_pkey PRIMARY KEY (token),
  CONSTRAINT squad_friend_invitation_squad_id_fkey FOREIGN KEY (squad_id) REFERENCES squad(id),
  CONSTRAINT squad_friend_invitation_friend_id_fkey FOREIGN KEY (friend_id) REFERENCES app_user(id),
  CONSTRAINT squad_friend_invitation_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES app_user(id)
);

CREATE INDEX squad_friend_invitation_squad ON squad_friend_invitation USING btree (squad_id);

CREATE INDEX squad_friend_invitation_friend ON squad_friend_invitation USING btree (friend_id) WHERE (friend_id IS NOT NULL);

CREATE TABLE squad_offer (
  squad_id integer NOT NULL,
  mate_id uuid NOT NULL,
  offered_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT squad_offer_pkey PRIMARY KEY (squad_id, mate_id),
  CONSTRAINT squad_offer_squad_id_fkey FOREIGN KEY (squad_id) REFERENCES squad(id),
  CONSTRAINT squad_offer_mate_id_fkey FOREIGN KEY (mate_id) REFERENCES app_user(id)
);

CREATE TABLE squad_share (
  squad_id integer NOT NULL,
  member_id uuid NOT NULL,
  payer_id uuid NOT NULL,
  "position" integer NOT NULL,
  amount bigint NOT NULL,
  subsidy bigint NOT NULL,
  CONSTRAINT squad_share_amount_check CHECK ((amount >= 0)),
  CONSTRAINT squad_share_subsidy_check CHECK ((subsidy >= 0)),
  CONSTRAINT squad_share_pkey PRIMARY KEY (squad_id, member_id),
  CONSTRAINT squad_share_squad_id_fkey FOREIGN KEY (squad_id) REFERENCES squad(id),
  CONSTRAINT squad_share_member_id_fkey FOREIGN KEY (member_id) REFERENCES app_user(id),
  CONSTRAINT squad_share_payer_id_fkey FOREIGN KEY (payer_id) REFERENCES app_user(id)
);

CREATE TABLE squad_payment (
  squad_id integer NOT NULL,
  member_id uuid NOT NULL,
  payer_id uuid NOT NULL,
  "position" integer NOT NULL,
  paid_at timestamp with time zone NOT NULL,
  amount bigint NOT NULL,
  subsidy bigint NOT NULL,
  refunded bigint NOT NULL,
  subsidy_returned bigint NOT NULL,
  spent bigint NOT NULL,
  moved bigint NOT NULL,
  accepted_at timestamp with time zone,
  CONSTRAINT squad_payment_amount_check CHECK ((amount >= 0)),
  CONSTRAINT squad_payment_subsidy_check CHECK ((subsidy >= 0)),
  CONSTRAINT squad_payment_refunded_check CHECK ((refunded >= 0)),
  CONSTRAINT squad_payment_subsidy_returned_check CHECK ((subsidy_returned >= 0)),
  CONSTRAINT squad_payment_spent_check CHECK ((spent >= 0)),
  CONSTRAINT squad_payment_moved_check CHECK ((moved >= 0)),
  CONSTRAINT squad_payment_check CHECK (((refunded <= amount) AND (subsidy_returned <= subsidy) AND ((((refunded + subsidy_returned) + spent) + moved) <= (amount + subsidy)))),
  CONSTRAINT squad_payment_pkey PRIMARY KEY (squad_id, member_id),
  CONSTRAINT squad_payment_squad_id_fkey FOREIGN KEY (squad_id) REFERENCES squad(id),
  CONSTRAINT squad_payment_member_id_fkey FOREIGN KEY (member_id) REFERENCES app_user(id),
  CONSTRAINT squad_payment_payer_id_fkey FOREIGN KEY (payer_id) REFERENCES app_user(id)
);

CREATE INDEX squad_payment_payer ON squad_payment USING btree (payer_id, squad_id);

CREATE INDEX squad_payment_paid ON squad_payment USING btree (paid_at);

CREATE TABLE squad_earned_part (
  squad_id integer NOT NULL,
  "position" integer NOT NULL,
  mate_id uuid NOT NULL,
  level text NOT NULL,
  percent integer NOT NULL,
  gross bigint NOT NULL,
  CONSTRAINT squad_earned_part_percent_check CHECK (((percent >= 0) AND (percent <= 100))),
  CONSTRAINT squad_earned_part_gross_check CHECK ((gross >= 0)),
  CONSTRAINT squad_earned_part_pkey PRIMARY KEY (squad_id, "position"),
  CONSTRAINT squad_earned_part_squad_id_fkey FOREIGN KEY (squad_id) REFERENCES squad(id),
  CONSTRAINT squad_earned_part_mate_id_fkey FOREIGN KEY (mate_id) REFERENCES app_user(id)
);

CREATE TABLE squad_funding (
  squad_id integer NOT NULL,
  member_id uuid NOT NULL,
  transaction_id bigint,
  amount bigint NOT NULL,
  bonus bigint NOT NULL,
  refunded bigint DEFAULT 0 NOT NULL,
  bonus_refunded bigint DEFAULT 0 NOT NULL,
  gift bigint DEFAULT 0 NOT NULL,
  gift_refunded bigint DEFAULT 0 NOT NULL,
  own_spent bigint DEFAULT 0 NOT NULL,
  CONSTRAINT squad_funding_amount_check CHECK ((amount >= 0)),
  CONSTRAINT squad_funding_check CHECK (((bonus >= 0) AND (bonus <= amount))),
  CONSTRAINT squad_funding_check1 CHECK (((refunded >= 0) AND (refunded <= amount))),
  CONSTRAINT squad_funding_check2 CHECK (((bonus_refunded >= 0) AND (bonus_refunded <= bonus))),
  CONSTRAINT squad_funding_gift_check CHECK ((gift >= 0)),
  CONSTRAINT squad_funding_check3 CHECK (((gift_refunded >= 0) AND (gift_refunded <= gift))),
  CONSTRAINT squad_funding_check4 CHECK (((bonus + gift) <= amount)),
  CONSTRAINT squad_funding_own_spent_check CHECK ((own_spent >= 0)),
  CONSTRAINT squad_funding_pkey PRIMARY KEY (squad_id, member_id),
  CONSTRAINT squad_funding_squad_id_fkey FOREIGN KEY (squad_id) REFERENCES squad(id),
  CONSTRAINT squad_funding_member_id_fkey FOREIGN KEY (member_id) REFERENCES app_user(id),
  CONSTRAINT squad_funding_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES balance_transaction(id)
);

CREATE TABLE squad_history (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  squad_id integer NOT NULL,
  event text NOT NULL,
  actor_id uuid,
  subject_id uuid,
  details jsonb DEFAULT '{}'::jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT squad_history_pkey PRIMARY KEY (id),
  CONSTRAINT squad_history_squad_id_fkey FOREIGN KEY (squad_id) REFERENCES squad(id),
  CONSTRAINT squad_history_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES app_user(id),
  CONSTRAINT squad_history_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES app_user(id)
);

CREATE INDEX squad_history_squad ON squad_history USING btree (squad_id, id);

CREATE INDEX squad_history_outcome ON squad_history USING btree (event, created_at) WHERE (event = ANY (ARRAY['STARTED'::text, 'FINISHED'::text, 'DISBANDED'::text]));

CREATE TABLE mate_card (
  user_id uuid NOT NULL,
  game_id text NOT NULL,
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
  base_price bigint NOT NULL,
  price_from bigint NOT NULL,
  active boolean NOT NULL,
  presence smallint DEFAULT 0 NOT NULL,
  facets text[] NOT NULL,
  search_name text NOT NULL,
  name_parts text[] NOT NULL,
  busy boolean DEFAULT false NOT NULL,
  standing smallint GENERATED ALWAYS AS (((presence * 2) + ((active AND (NOT busy)))::integer)) STORED NOT NULL,
  answer_seconds integer,
  voice_url text,
  bookable boolean DEFAULT false NOT NULL,
  order_score integer DEFAULT 4400 NOT NULL,
  newcomer boolean GENERATED ALWAYS AS ((finished_orders < 10)) STORED NOT NULL,
  CONSTRAINT mate_card_presence_check CHECK (((presence >= 0) AND (presence <= 2))),
  CONSTRAINT mate_card_pkey PRIMARY KEY (user_id),
  CONSTRAINT mate_card_user_id_fkey FOREIGN KEY (user_id) REFERENCES mate_access(user_id) ON DELETE CASCADE,
  CONSTRAINT mate_card_game_id_fkey FOREIGN KEY (game_id) REFERENCES game(id)
);

CREATE INDEX mate_card_rating ON mate_card USING btree (game_id, rating_hundredths, review_count, user_id);

CREATE INDEX mate_card_orders ON mate_card USING btree (game_id, finished_orders, user_id);

CREATE INDEX mate_card_price_from ON mate_card USING btree (game_id, price_from, user_id);

CREATE INDEX mate_card_base_price ON mate_card USING btree (game_id, base_price, user_id);

CREATE INDEX mate_card_facets ON mate_card USING gin (facets) WITH (gin_pending_list_limit='64');

CREATE INDEX mate_card_name ON mate_card USING gin (name_parts) WITH (gin_pending_list_limit='64');

CREATE INDEX mate_card_answers ON mate_card USING btree (game_id, answer_seconds) WHERE (answer_seconds IS NOT NULL);

CREATE INDEX mate_card_with_voice ON mate_card USING btree (game_id, standing, rating_hundredths, finished_orders, user_id) WHERE (voice_url IS NOT NULL);

CREATE INDEX mate_card_grade ON mate_card USING btree (game_id, grade, base_price, price_from);

CREATE INDEX mate_card_placed ON mate_card USING btree (game_id, newcomer, standing, order_score, user_id);

CREATE TABLE mate_favorite (
  user_id uuid NOT NULL,
  mate_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT mate_favorite_pkey PRIMARY KEY (user_id, mate_id),
  CONSTRAINT mate_favorite_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE,
  CONSTRAINT mate_favorite_mate_id_fkey FOREIGN KEY (mate_id) REFERENCES mate_access(user_id) ON DELETE CASCADE
);

CREATE INDEX mate_favorite_mate ON mate_favorite USING btree (mate_id);

CREATE TABLE review_criterion (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  name text NOT NULL,
  category_kind text,
  active boolean DEFAULT true NOT NULL,
  "position" integer NOT NULL,
  CONSTRAINT review_criterion_pkey PRIMARY KEY (id)
);

CREATE TABLE review (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  squad_id integer,
  author_id uuid,
  author_name text,
  subject_id uuid NOT NULL,
  game_id text NOT NULL,
  category_kind text NOT NULL,
  rating_hundredths integer NOT NULL,
  text text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  shown_at timestamp with time zone,
  hidden_at timestamp with time zone,
  reply text,
  replied_at timestamp with time zone,
  hidden_reason text,
  edited_at timestamp with time zone,
  CONSTRAINT review_rating_hundredths_check CHECK (((rating_hundredths >= 100) AND (rating_hundredths <= 500))),
  CONSTRAINT review_text_check CHECK (((length(text) >= 10) AND (length(text) <= 1000))),
  CONSTRAINT review_check CHECK (((author_id IS NOT NULL) OR (author_name IS NOT NULL))),
  CONSTRAINT review_check1 CHECK ((author_id IS DISTINCT FROM subject_id)),
  CONSTRAINT review_reply_check CHECK (((length(reply) >= 2) AND (length(reply) <= 1000))),
  CONSTRAINT review_reply_whole CHECK (((reply IS NULL) = (replied_at IS NULL))),
  CONSTRAINT review_pkey PRIMARY KEY (id),
  CONSTRAINT review_squad_id_author_id_subject_id_key UNIQUE (squad_id, author_id, subject_id),
  CONSTRAINT review_squad_id_fkey FOREIGN KEY (squad_id) REFERENCES squad(id),
  CONSTRAINT review_author_id_fkey FOREIGN KEY (author_id) REFERENCES app_user(id),
  CONSTRAINT review_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES app_user(id),
  CONSTRAINT review_game_id_fkey FOREIGN KEY (game_id) REFERENCES game(id)
);

CREATE INDEX review_of_subject ON review USING btree (subject_id, shown_at, id) WHERE ((shown_at IS NOT NULL) AND (hidden_at IS NULL));

CREATE INDEX review_of_game ON review USING btree (game_id, shown_at, id) WHERE ((shown_at IS NOT NULL) AND (hidden_at IS NULL));

CREATE INDEX review_of_author ON review USING btree (author_id);

CREATE INDEX review_by_time ON review USING btree (created_at, id);

CREATE INDEX review_by_rating ON review USING btree (rating_hundredths, id);

CREATE INDEX review_game_time ON review USING btree (game_id, created_at, id);

CREATE INDEX review_kind_time ON review USING btree (category_kind, created_at, id);

CREATE INDEX review_subject_time ON review USING btree (subject_id, created_at, id);

CREATE INDEX review_imported ON review USING btree (created_at, id) WHERE (squad_id IS NULL);

CREATE INDEX review_hidden ON review USING btree (created_at, id) WHERE (hidden_at IS NOT NULL);

CREATE UNIQUE INDEX review_imported_once ON review USING btree (subject_id, lower(author_name), md5(text)) WHERE ((squad_id IS NULL) AND (author_name IS NOT NULL));

CREATE TABLE review_mark (
  review_id bigint NOT NULL,
  criterion_id integer NOT NULL,
  mark smallint NOT NULL,
  CONSTRAINT review_mark_mark_check CHECK (((mark >= 1) AND (mark <= 5))),
  CONSTRAINT review_mark_pkey PRIMARY KEY (review_id, criterion_id),
  CONSTRAINT review_mark_review_id_fkey FOREIGN KEY (review_id) REFERENCES review(id) ON DELETE CASCADE,
  CONSTRAINT review_mark_criterion_id_fkey FOREIGN KEY (criterion_id) REFERENCES review_criterion(id)
);

CREATE INDEX review_mark_of_criterion ON review_mark USING btree (criterion_id);

CREATE TABLE chat (
  id uuid NOT NULL,
  kind text NOT NULL,
  squad_id integer,
  private_pair uuid[],
  started_by uuid,
  support_topic text,
  closed boolean DEFAULT false NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  last_seq integer DEFAULT 0 NOT NULL,
  last_message_id uuid,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  last_rev integer DEFAULT 0 NOT NULL,
  CONSTRAINT chat_kind_check CHECK ((kind = ANY (ARRAY['SQUAD'::text, 'PRIVATE'::text, 'SUPPORT'::text]))),
  CONSTRAINT chat_last_seq_check CHECK ((last_seq >= 0)),
  CONSTRAINT chat_check CHECK (((kind = 'SQUAD'::text) = (squad_id IS NOT NULL))),
  CONSTRAINT chat_check2 CHECK (((kind = 'SQUAD'::text) = (started_by IS NULL))),
  CONSTRAINT chat_check3 CHECK (((last_seq = 0) = (last_message_id IS NULL))),
  CONSTRAINT chat_last_rev_check CHECK ((last_rev >= 0)),
  CONSTRAINT chat_check1 CHECK (((kind = 'PRIVATE'::text) = (private_pair IS NOT NULL))),
  CONSTRAINT chat_private_pair_check CHECK (((cardinality(private_pair) = 2) AND ((private_pair[1] < private_pair[2]) OR ((private_pair[1] = private_pair[2]) AND closed)))),
  CONSTRAINT chat_pkey PRIMARY KEY (id),
  CONSTRAINT chat_squad_id_key UNIQUE (squad_id),
  CONSTRAINT chat_private_pair_key UNIQUE (private_pair),
  CONSTRAINT chat_squad_id_fkey FOREIGN KEY (squad_id) REFERENCES squad(id),
  CONSTRAINT chat_started_by_fkey FOREIGN KEY (started_by) REFERENCES app_user(id)
);

CREATE TABLE chat_member (
  chat_id uuid NOT NULL,
  user_id uuid NOT NULL,
  role text NOT NULL,
  active boolean DEFAULT true NOT NULL,
  version integer NOT NULL,
  read_seq integer NOT NULL,
  own_count integer DEFAULT 0 NOT NULL,
  own_read_count integer DEFAULT 0 NOT NULL,
  muted boolean DEFAULT false NOT NULL,
  muted_version integer DEFAULT 0 NOT NULL,
  recency text COLLATE "C" DEFAULT ''::text NOT NULL,
  CONSTRAINT chat_member_role_check CHECK ((role = ANY (ARRAY['CLIENT'::text, 'MATE'::text, 'ADMIN'::text]))),
  CONSTRAINT chat_member_check CHECK (((own_read_count >= 0) AND (own_read_count <= own_count))),
  CONSTRAINT chat_member_pkey PRIMARY KEY (chat_id, user_id),
  CONSTRAINT chat_member_chat_id_fkey FOREIGN KEY (chat_id) REFERENCES chat(id),
  CONSTRAINT chat_member_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);

CREATE INDEX chat_member_user ON chat_member USING btree (user_id, recency) WHERE active;

CREATE TABLE chat_message (
  id uuid NOT NULL,
  chat_id uuid NOT NULL,
  seq integer NOT NULL,
  sender_id uuid NOT NULL,
  sender_role text NOT NULL,
  sender_count integer NOT NULL,
  client_id uuid NOT NULL,
  text text NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  rev integer DEFAULT 0 NOT NULL,
  edited_at timestamp with time zone,
  deleted_at timestamp with time zone,
  reply_to uuid,
  CONSTRAINT chat_message_seq_check CHECK ((seq > 0)),
  CONSTRAINT chat_message_sender_count_check CHECK ((sender_count > 0)),
  CONSTRAINT chat_message_rev_check CHECK ((rev >= 0)),
  CONSTRAINT chat_message_text_check CHECK ((length(text) <= 4000)),
  CONSTRAINT chat_message_check CHECK (((deleted_at IS NULL) OR (text = ''::text))),
  CONSTRAINT chat_message_pkey PRIMARY KEY (id),
  CONSTRAINT chat_message_chat_id_seq_key UNIQUE (chat_id, seq),
  CONSTRAINT chat_message_chat_id_sender_id_client_id_key UNIQUE (chat_id, sender_id, client_id),
  CONSTRAINT chat_message_chat_id_sender_id_sender_count_key UNIQUE (chat_id, sender_id, sender_count),
  CONSTRAINT chat_message_chat_id_fkey FOREIGN KEY (chat_id) REFERENCES chat(id),
  CONSTRAINT chat_message_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES app_user(id),
  CONSTRAINT chat_message_reply_to_fkey FOREIGN KEY (reply_to) REFERENCES chat_message(id)
);

CREATE INDEX chat_message_reply_to ON chat_message USING btree (reply_to) WHERE (reply_to IS NOT NULL);

CREATE INDEX chat_message_changes ON chat_message USING btree (chat_id, rev) WHERE (rev > 0);

CREATE INDEX chat_message_search ON chat_message USING gin (searchable(text) gin_trgm_ops) WHERE (deleted_at IS NULL);

CREATE TABLE chat_node (
  id uuid NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  CONSTRAINT chat_node_pkey PRIMARY KEY (id)
);

CREATE TABLE chat_connection (
  socket_id text NOT NULL,
  node_id uuid NOT NULL,
  user_id uuid NOT NULL,
  CONSTRAINT chat_connection_pkey PRIMARY KEY (socket_id),
  CONSTRAINT chat_connection_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);

CREATE INDEX chat_connection_user ON chat_connection USING btree (user_id);

CREATE INDEX chat_connection_node ON chat_connection USING btree (node_id);

CREATE TABLE chat_presence (
  user_id uuid NOT NULL,
  online boolean NOT NULL,
  version bigint NOT NULL,
  CONSTRAINT chat_presence_pkey PRIMARY KEY (user_id),
  CONSTRAINT chat_presence_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);

CREATE TABLE withdrawal_method (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  method text NOT NULL,
  bank text,
  used_at timestamp with time zone NOT NULL,
  deleted_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  wallet_sealed bytea NOT NULL,
  wallet_hash bytea NOT NULL,
  wallet_shown text NOT NULL,
  wallet_end text NOT NULL,
  CONSTRAINT withdrawal_method_method_check CHECK ((method = ANY (ARRAY['BANK_CARD_RU'::text, 'BANK_CARD'::text, 'YOOMONEY'::text, 'USDT_TRC20'::text, 'SBP'::text, 'TRX'::text]))),
  CONSTRAINT withdrawal_method_check CHECK (((method = 'SBP'::text) = (bank IS NOT NULL))),
  CONSTRAINT withdrawal_method_pkey PRIMARY KEY (id),
  CONSTRAINT withdrawal_method_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);

CREATE UNIQUE INDEX withdrawal_method_once ON withdrawal_method USING btree (user_id, method, wallet_hash, COALESCE(bank, ''::text)) WHERE (deleted_at IS NULL);

CREATE TABLE withdrawal (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  method text NOT NULL,
  bank text,
  amount bigint NOT NULL,
  fee bigint NOT NULL,
  status text NOT NULL,
  canceled boolean DEFAULT false NOT NULL,
  comment text,
  transaction_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  risks text[] DEFAULT '{}'::text[] NOT NULL,
  reference text,
  confirmed_at timestamp with time zone,
  half_confirmed_by uuid,
  held_until timestamp with time zone,
  wallet_sealed bytea NOT NULL,
  wallet_hash bytea NOT NULL,
  wallet_shown text NOT NULL,
  wallet_end text NOT NULL,
  CONSTRAINT withdrawal_amount_check CHECK ((amount > 0)),
  CONSTRAINT withdrawal_check CHECK (((fee >= 0) AND (fee < amount))),
  CONSTRAINT withdrawal_status_check CHECK ((status = ANY (ARRAY['WAITING_FOR_CONFIRMATION'::text, 'CONFIRMED'::text, 'PAID'::text, 'REJECTED'::text]))),
  CONSTRAINT withdrawal_check1 CHECK (((NOT canceled) OR (status = 'REJECTED'::text))),
  CONSTRAINT withdrawal_pkey PRIMARY KEY (id),
  CONSTRAINT withdrawal_transaction_id_key UNIQUE (transaction_id),
  CONSTRAINT withdrawal_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  CONSTRAINT withdrawal_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES balance_transaction(id),
  CONSTRAINT withdrawal_half_confirmed_by_fkey FOREIGN KEY (half_confirmed_by) REFERENCES app_user(id)
);

CREATE UNIQUE INDEX withdrawal_one_open ON withdrawal USING btree (user_id) WHERE (status = ANY (ARRAY['WAITING_FOR_CONFIRMATION'::text, 'CONFIRMED'::text]));

CREATE INDEX withdrawal_user_day ON withdrawal USING btree (user_id, created_at DESC);

CREATE INDEX withdrawal_by_time ON withdrawal USING btree (created_at, id);

CREATE INDEX withdrawal_by_amount ON withdrawal USING btree (amount, id);

CREATE INDEX withdrawal_queue ON withdrawal USING btree (status, created_at, id);

CREATE INDEX withdrawal_queue_amount ON withdrawal USING btree (status, amount, id);

CREATE INDEX withdrawal_method_time ON withdrawal USING btree (method, created_at, id);

CREATE INDEX withdrawal_risky ON withdrawal USING btree (created_at, id) WHERE (risks <> '{}'::text[]);

CREATE INDEX withdrawal_outcome ON withdrawal USING btree (status, changed_at);

CREATE INDEX withdrawal_risky_amount ON withdrawal USING btree (amount, id) WHERE (risks <> '{}'::text[]);

CREATE INDEX withdrawal_in_turn ON withdrawal USING btree (withdrawal_turn(status, created_at, changed_at), id);

CREATE INDEX withdrawal_status_in_turn ON withdrawal USING btree (status, withdrawal_turn(status, created_at, changed_at), id);

CREATE INDEX withdrawal_method_in_turn ON withdrawal USING btree (method, withdrawal_turn(status, created_at, changed_at), id);

CREATE INDEX withdrawal_risky_in_turn ON withdrawal USING btree (withdrawal_turn(status, created_at, changed_at), id) WHERE (risks <> '{}'::text[]);

CREATE INDEX withdrawal_wallet_end ON withdrawal USING btree (wallet_end);

CREATE TABLE mate_offer (
  user_id uuid NOT NULL,
  category_id integer NOT NULL,
  base_price bigint NOT NULL,
  grade text NOT NULL,
  CONSTRAINT mate_offer_pkey PRIMARY KEY (user_id, category_id),
  CONSTRAINT mate_offer_user_id_fkey FOREIGN KEY (user_id) REFERENCES mate_card(user_id) ON DELETE CASCADE,
  CONSTRAINT mate_offer_category_id_fkey FOREIGN KEY (category_id) REFERENCES category(id) ON DELETE CASCADE
);

CREATE INDEX mate_offer_cheapest ON mate_offer USING btree (category_id, base_price);

CREATE TABLE squad_dispute_text (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  squad_id integer NOT NULL,
  author_id uuid NOT NULL,
  kind text NOT NULL,
  text text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT squad_dispute_text_text_check CHECK (((length(text) >= 20) AND (length(text) <= 2000))),
  CONSTRAINT squad_dispute_text_kind_check CHECK ((kind = ANY (ARRAY['REASON'::text, 'COMMENT'::text, 'DECISION'::text]))),
  CONSTRAINT squad_dispute_text_pkey PRIMARY KEY (id),
  CONSTRAINT squad_dispute_text_squad_id_fkey FOREIGN KEY (squad_id) REFERENCES squad(id),
  CONSTRAINT squad_dispute_text_author_id_fkey FOREIGN KEY (author_id) REFERENCES app_user(id)
);

CREATE UNIQUE INDEX squad_dispute_text_one_reason ON squad_dispute_text USING btree (squad_id) WHERE (kind = 'REASON'::text);

CREATE INDEX squad_dispute_text_squad ON squad_dispute_text USING btree (squad_id, id);

CREATE TABLE promo_code (
  code text NOT NULL,
  percent integer,
  amount bigint,
  user_id uuid,
  game_id text,
  category_ids integer[] DEFAULT '{}'::integer[] NOT NULL,
  category_kinds text[] DEFAULT '{}'::text[] NOT NULL,
  expires_at timestamp with time zone,
  deactivated_at timestamp with time zone,
  max_uses integer,
  uses integer DEFAULT 0 NOT NULL,
  max_uses_per_user integer,
  created_at timestamp with time zone NOT NULL,
  created_by uuid,
  lesson boolean DEFAULT false NOT NULL,
  asked_by uuid,
  asked_at timestamp with time zone,
  CONSTRAINT promo_code_code_check CHECK (((code = upper(code)) AND ((length(code) >= 3) AND (length(code) <= 32)))),
  CONSTRAINT promo_code_percent_check CHECK (((percent >= 1) AND (percent <= 50))),
  CONSTRAINT promo_code_amount_check CHECK ((amount > 0)),
  CONSTRAINT promo_code_max_uses_check CHECK ((max_uses > 0)),
  CONSTRAINT promo_code_max_uses_per_user_check CHECK ((max_uses_per_user > 0)),
  CONSTRAINT promo_code_check CHECK ((num_nonnulls(percent, amount) = 1)),
  CONSTRAINT promo_code_check1 CHECK (((uses >= 0) AND ((max_uses IS NULL) OR (uses <= max_uses)))),
  CONSTRAINT promo_code_check2 CHECK (((asked_by IS NULL) = (asked_at IS NULL))),
  CONSTRAINT promo_code_pkey PRIMARY KEY (code),
  CONSTRAINT promo_code_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  CONSTRAINT promo_code_game_id_fkey FOREIGN KEY (game_id) REFERENCES game(id),
  CONSTRAINT promo_code_created_by_fkey FOREIGN KEY (created_by) REFERENCES app_user(id),
  CONSTRAINT promo_code_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES app_user(id)
);

CREATE INDEX promo_code_user ON promo_code USING btree (user_id) WHERE (user_id IS NOT NULL);

CREATE INDEX promo_code_by_time ON promo_code USING btree (created_at, code) WHERE (NOT lesson);

CREATE INDEX promo_code_by_uses ON promo_code USING btree (uses, code) WHERE (NOT lesson);

CREATE INDEX promo_code_start ON promo_code USING btree (code text_pattern_ops);

CREATE INDEX promo_code_game ON promo_code USING btree (game_id, created_at) WHERE ((NOT lesson) AND (game_id IS NOT NULL));

CREATE INDEX promo_code_off ON promo_code USING btree (created_at, code) WHERE ((NOT lesson) AND (deactivated_at IS NOT NULL));

CREATE INDEX promo_code_used_up ON promo_code USING btree (created_at, code) WHERE ((NOT lesson) AND (deactivated_at IS NULL) AND (uses >= max_uses));

CREATE INDEX promo_code_used_up_uses ON promo_code USING btree (uses, code) WHERE ((NOT lesson) AND (deactivated_at IS NULL) AND (uses >= max_uses));

CREATE INDEX promo_code_end ON promo_code USING btree (COALESCE(expires_at, 'infinity'::timestamp with time zone), code) WHERE ((NOT lesson) AND (deactivated_at IS NULL));

CREATE INDEX promo_code_common ON promo_code USING btree (created_at, code) WHERE ((NOT lesson) AND (user_id IS NULL));

CREATE INDEX promo_code_percent ON promo_code USING btree (created_at, code) WHERE ((NOT lesson) AND (percent IS NOT NULL));

CREATE INDEX promo_code_fixed ON promo_code USING btree (created_at, code) WHERE ((NOT lesson) AND (amount IS NOT NULL));

CREATE INDEX promo_code_waits ON promo_code USING btree (created_at, code) WHERE ((NOT lesson) AND (asked_by IS NOT NULL));

CREATE TABLE promo_code_use (
  code text NOT NULL,
  squad_id integer NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT promo_code_use_pkey PRIMARY KEY (squad_id),
  CONSTRAINT promo_code_use_code_fkey FOREIGN KEY (code) REFERENCES promo_code(code),
  CONSTRAINT promo_code_use_squad_id_fkey FOREIGN KEY (squad_id) REFERENCES squad(id),
  CONSTRAINT promo_code_use_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);

CREATE INDEX promo_code_use_user ON promo_code_use USING btree (code, user_id);

CREATE INDEX promo_code_use_time ON promo_code_use USING btree (code, created_at DESC);

CREATE TABLE game_param (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  game_id text NOT NULL,
  name text NOT NULL,
  owner_type text NOT NULL,
  required boolean DEFAULT false NOT NULL,
  multiple boolean DEFAULT false NOT NULL,
  "position" integer NOT NULL,
  CONSTRAINT game_param_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  CONSTRAINT game_param_owner_type_check CHECK ((owner_type = ANY (ARRAY['ALL'::text, 'CLIENT'::text, 'MATE'::text]))),
  CONSTRAINT game_param_pkey PRIMARY KEY (id),
  CONSTRAINT game_param_game_id_name_owner_type_key UNIQUE (game_id, name, owner_type),
  CONSTRAINT game_param_game_id_fkey FOREIGN KEY (game_id) REFERENCES game(id)
);

CREATE INDEX game_param_order ON game_param USING btree ("position", id);

CREATE INDEX game_param_name ON game_param USING btree (name, id);

CREATE TABLE game_param_value (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  param_id integer NOT NULL,
  name text NOT NULL,
  "position" integer NOT NULL,
  CONSTRAINT game_param_value_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  CONSTRAINT game_param_value_pkey PRIMARY KEY (id),
  CONSTRAINT game_param_value_param_id_name_key UNIQUE (param_id, name),
  CONSTRAINT game_param_value_param_id_id_key UNIQUE (param_id, id),
  CONSTRAINT game_param_value_param_id_fkey FOREIGN KEY (param_id) REFERENCES game_param(id) ON DELETE CASCADE
);

CREATE TABLE user_game_param (
  user_id uuid NOT NULL,
  param_id integer NOT NULL,
  value_id integer NOT NULL,
  CONSTRAINT user_game_param_pkey PRIMARY KEY (user_id, param_id, value_id),
  CONSTRAINT user_game_param_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE,
  CONSTRAINT user_game_param_param_id_value_id_fkey FOREIGN KEY (param_id, value_id) REFERENCES game_param_value(param_id, id) ON DELETE CASCADE
);

CREATE INDEX user_game_param_by_value ON user_game_param USING btree (param_id, value_id);

CREATE TABLE notification (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  level text NOT NULL,
  title text,
  text text,
  link text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  read_at timestamp with time zone,
  facts jsonb,
  broadcast_id bigint,
  CONSTRAINT notification_level_check CHECK ((level = ANY (ARRAY['INFO'::text, 'WARNING'::text, 'DANGER'::text, 'SUCCESS'::text]))),
  CONSTRAINT notification_title_check CHECK (((length(title) >= 1) AND (length(title) <= 120))),
  CONSTRAINT notification_text_check CHECK (((length(text) >= 1) AND (length(text) <= 1000))),
  CONSTRAINT notification_link_check CHECK ((link ~ '^/([^/]|$)'::text)),
  CONSTRAINT notification_told CHECK (((facts IS NOT NULL) OR ((title IS NOT NULL) AND (text IS NOT NULL)))),
  CONSTRAINT notification_pkey PRIMARY KEY (id),
  CONSTRAINT notification_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);

CREATE INDEX notification_of_user ON notification USING btree (user_id, created_at DESC, id DESC);

CREATE INDEX notification_of_level ON notification USING btree (user_id, level, created_at DESC, id DESC);

CREATE INDEX notification_unread ON notification USING btree (user_id, created_at DESC, id DESC) WHERE (read_at IS NULL);

CREATE INDEX notification_of_broadcast ON notification USING btree (broadcast_id) WHERE (broadcast_id IS NOT NULL);

CREATE INDEX notification_read_of_broadcast ON notification USING btree (broadcast_id) WHERE ((broadcast_id IS NOT NULL) AND (read_at IS NOT NULL));

CREATE INDEX notification_age ON notification USING btree (created_at);

CREATE TABLE notifier_service (
  user_id uuid NOT NULL,
  service text NOT NULL,
  address text NOT NULL,
  title text DEFAULT ''::text NOT NULL,
  enabled boolean DEFAULT true NOT NULL,
  connected_at timestamp with time zone NOT NULL,
  failures integer DEFAULT 0 NOT NULL,
  broken_at timestamp with time zone,
  CONSTRAINT notifier_service_check CHECK (((service = 'email'::text) = (address = ''::text))),
  CONSTRAINT notifier_service_service_check CHECK ((service = ANY (ARRAY['email'::text, 'telegram'::text, 'max'::text, 'vk'::text, 'discord'::text]))),
  CONSTRAINT notifier_service_pkey PRIMARY KEY (user_id, service),
  CONSTRAINT notifier_service_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);

CREATE UNIQUE INDEX notifier_service_address ON notifier_service USING btree (service, address) WHERE (service = ANY (ARRAY['telegram'::text, 'max'::text, 'vk'::text]));

CREATE INDEX notifier_service_broken ON notifier_service USING btree (service) WHERE (broken_at IS NOT NULL);

CREATE TABLE notifier_code (
  code text NOT NULL,
  user_id uuid NOT NULL,
  service text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT notifier_code_service_check CHECK ((service = ANY (ARRAY['telegram'::text, 'max'::text, 'vk'::text]))),
  CONSTRAINT notifier_code_pkey PRIMARY KEY (code),
  CONSTRAINT notifier_code_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);

CREATE INDEX notifier_code_user ON notifier_code USING btree (user_id, service);

CREATE INDEX notifier_code_age ON notifier_code USING btree (expires_at);

CREATE TABLE notification_delivery (
  notification_id bigint NOT NULL,
  service text NOT NULL,
  delivered_at timestamp with time zone,
  failed_at timestamp with time zone,
  CONSTRAINT notification_delivery_check CHECK (((delivered_at IS NOT NULL) OR (failed_at IS NOT NULL))),
  CONSTRAINT notification_delivery_pkey PRIMARY KEY (notification_id, service),
  CONSTRAINT notification_delivery_notification_id_fkey FOREIGN KEY (notification_id) REFERENCES notification(id) ON DELETE CASCADE
);

CREATE INDEX notification_delivery_age ON notification_delivery USING btree (delivered_at);

CREATE INDEX notification_delivery_failed ON notification_delivery USING btree (failed_at) WHERE (delivered_at IS NULL);

CREATE TABLE referral_tag (
  user_id uuid NOT NULL,
  tag text NOT NULL,
  CONSTRAINT referral_tag_tag_check CHECK ((tag ~ '^[a-z0-9]{6,16}$'::text)),
  CONSTRAINT referral_tag_pkey PRIMARY KEY (user_id),
  CONSTRAINT referral_tag_tag_key UNIQUE (tag),
  CONSTRAINT referral_tag_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);

CREATE TABLE referral (
  client_id uuid NOT NULL,
  referrer_id uuid NOT NULL,
  type text NOT NULL,
  channel text,
  squad_id integer,
  earned bigint DEFAULT 0 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  article_id integer,
  CONSTRAINT referral_type_check CHECK ((type = ANY (ARRAY['TAG'::text, 'SQUAD'::text, 'BLOG'::text]))),
  CONSTRAINT referral_channel_check CHECK ((channel = ANY (ARRAY['TELEGRAM'::text, 'DISCORD'::text]))),
  CONSTRAINT referral_earned_check CHECK ((earned >= 0)),
  CONSTRAINT referral_check CHECK ((client_id <> referrer_id)),
  CONSTRAINT referral_check1 CHECK (((type = 'SQUAD'::text) = (squad_id IS NOT NULL))),
  CONSTRAINT referral_check2 CHECK (((type = 'BLOG'::text) = (article_id IS NOT NULL))),
  CONSTRAINT referral_pkey PRIMARY KEY (client_id),
  CONSTRAINT referral_client_id_fkey FOREIGN KEY (client_id) REFERENCES app_user(id),
  CONSTRAINT referral_referrer_id_fkey FOREIGN KEY (referrer_id) REFERENCES app_user(id),
  CONSTRAINT referral_squad_id_fkey FOREIGN KEY (squad_id) REFERENCES squad(id)
);

CREATE INDEX referral_of_referrer ON referral USING btree (referrer_id);

CREATE INDEX referral_of_article ON referral USING btree (article_id) WHERE (article_id IS NOT NULL);

CREATE TABLE support_thread (
  chat_id uuid NOT NULL,
  user_id uuid NOT NULL,
  topic text NOT NULL,
  squad_id integer,
  client_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  operator_id uuid,
  changed_at timestamp with time zone NOT NULL,
  waiting_since timestamp with time zone,
  first_answered_at timestamp with time zone,
  closed_at timestamp with time zone,
  state text GENERATED ALWAYS AS (
CASE
    WHEN (closed_at IS NOT NULL) THEN 'CLOSED'::text
    WHEN (waiting_since IS NULL) THEN 'ANSWERED'::text
    ELSE 'WAITING'::text
END) STORED NOT NULL,
  rating text,
  rating_why text DEFAULT ''::text NOT NULL,
  rated_at timestamp with time zone,
  rated_operator_id uuid,
  CONSTRAINT support_thread_topic_check CHECK ((topic = ANY (ARRAY['FINISH_PROBLEM'::text, 'ELSE'::text, 'WITHDRAW'::text, 'PAY'::text, 'START'::text, 'SQUAD'::text, 'WORK'::text, 'BLOG'::text]))),
  CONSTRAINT support_thread_rating_check CHECK ((rating = ANY (ARRAY['GOOD'::text, 'BAD'::text]))),
  CONSTRAINT support_thread_rating_why_check CHECK ((length(rating_why) <= 500)),
  CONSTRAINT support_thread_check CHECK (((rating IS NULL) = (rated_at IS NULL))),
  CONSTRAINT support_thread_pkey PRIMARY KEY (chat_id),
  CONSTRAINT support_thread_user_id_client_id_key UNIQUE (user_id, client_id),
  CONSTRAINT support_thread_chat_id_fkey FOREIGN KEY (chat_id) REFERENCES chat(id),
  CONSTRAINT support_thread_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  CONSTRAINT support_thread_squad_id_fkey FOREIGN KEY (squad_id) REFERENCES squad(id),
  CONSTRAINT support_thread_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES app_user(id),
  CONSTRAINT support_thread_rated_operator_id_fkey FOREIGN KEY (rated_operator_id) REFERENCES app_user(id)
);

CREATE INDEX support_thread_changed ON support_thread USING btree (changed_at, chat_id);

CREATE INDEX support_thread_created ON support_thread USING btree (created_at, chat_id);

CREATE INDEX support_thread_waiting ON support_thread USING btree (COALESCE(waiting_since, 'infinity'::timestamp with time zone), chat_id);

CREATE INDEX support_thread_state ON support_thread USING btree (state, COALESCE(waiting_since, 'infinity'::timestamp with time zone), chat_id);

CREATE INDEX support_thread_state_changed ON support_thread USING btree (state, changed_at, chat_id);

CREATE INDEX support_thread_topic ON support_thread USING btree (topic, changed_at, chat_id);

CREATE INDEX support_thread_operator ON support_thread USING btree (operator_id, changed_at, chat_id);

CREATE INDEX support_thread_answered ON support_thread USING btree (first_answered_at) WHERE (first_answered_at IS NOT NULL);

CREATE INDEX support_thread_of_user ON support_thread USING btree (user_id, changed_at DESC, chat_id DESC);

CREATE INDEX support_thread_nobody ON support_thread USING btree (created_at, chat_id) WHERE (operator_id IS NULL);

CREATE INDEX support_thread_rated ON support_thread USING btree (rated_at) WHERE (rated_at IS NOT NULL);

CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  actor_id uuid NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  details jsonb DEFAULT '{}'::jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT audit_log_action_check CHECK (((length(action) >= 3) AND (length(action) <= 60))),
  CONSTRAINT audit_log_pkey PRIMARY KEY (id),
  CONSTRAINT audit_log_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES app_user(id)
);

CREATE INDEX audit_log_actor ON audit_log USING btree (actor_id, id DESC);

CREATE INDEX audit_log_subject ON audit_log USING btree (lower(subject), id DESC);

ALTER TABLE audit_log ADD CONSTRAINT audit_log_subject_check CHECK ((subject = lower(subject))) NOT VALID;

CREATE INDEX audit_log_time ON audit_log USING btree (created_at, id);

CREATE INDEX audit_log_action ON audit_log USING btree (action text_pattern_ops, id);

CREATE TABLE chat_reaction (
  message_id uuid NOT NULL,
  user_id uuid NOT NULL,
  reaction text NOT NULL,
  CONSTRAINT chat_reaction_reaction_check CHECK ((reaction = ANY (ARRAY['👍'::text, '❤️'::text, '😂'::text, '🔥'::text, '😮'::text, '😢'::text]))),
  CONSTRAINT chat_reaction_pkey PRIMARY KEY (message_id, reaction, user_id),
  CONSTRAINT chat_reaction_message_id_fkey FOREIGN KEY (message_id) REFERENCES chat_message(id),
  CONSTRAINT chat_reaction_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);

CREATE TABLE chat_file (
  id uuid NOT NULL,
  chat_id uuid NOT NULL,
  uploaded_by uuid NOT NULL,
  message_id uuid,
  place integer DEFAULT 0 NOT NULL,
  name text NOT NULL,
  size integer NOT NULL,
  type text NOT NULL,
  width integer,
  height integer,
  address text NOT NULL,
  uploaded_at timestamp with time zone NOT NULL,
  CONSTRAINT chat_file_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  CONSTRAINT chat_file_size_check CHECK ((size > 0)),
  CONSTRAINT chat_file_width_check CHECK ((width > 0)),
  CONSTRAINT chat_file_height_check CHECK ((height > 0)),
  CONSTRAINT chat_file_check CHECK (((width IS NULL) = (height IS NULL))),
  CONSTRAINT chat_file_pkey PRIMARY KEY (id),
  CONSTRAINT chat_file_address_key UNIQUE (address),
  CONSTRAINT chat_file_chat_id_fkey FOREIGN KEY (chat_id) REFERENCES chat(id),
  CONSTRAINT chat_file_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES app_user(id),
  CONSTRAINT chat_file_message_id_fkey FOREIGN KEY (message_id) REFERENCES chat_message(id)
);

CREATE INDEX chat_file_message ON chat_file USING btree (message_id);

CREATE TABLE chat_settings (
  user_id uuid NOT NULL,
  sound boolean NOT NULL,
  quiet_from integer,
  quiet_to integer,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT chat_settings_quiet_from_check CHECK (((quiet_from >= 0) AND (quiet_from <= 1439))),
  CONSTRAINT chat_settings_quiet_to_check CHECK (((quiet_to >= 0) AND (quiet_to <= 1439))),
  CONSTRAINT chat_settings_check CHECK (((quiet_from IS NULL) = (quiet_to IS NULL))),
  CONSTRAINT chat_settings_pkey PRIMARY KEY (user_id),
  CONSTRAINT chat_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);

CREATE TABLE user_block (
  blocker_id uuid NOT NULL,
  blocked_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT user_block_check CHECK ((blocker_id <> blocked_id)),
  CONSTRAINT user_block_pkey PRIMARY KEY (blocker_id, blocked_id),
  CONSTRAINT user_block_blocker_id_fkey FOREIGN KEY (blocker_id) REFERENCES app_user(id),
  CONSTRAINT user_block_blocked_id_fkey FOREIGN KEY (blocked_id) REFERENCES app_user(id)
);

CREATE INDEX user_block_blocked ON user_block USING btree (blocked_id);

CREATE TABLE report (
  id uuid CONSTRAINT chat_report_id_not_null NOT NULL,
  message_id uuid,
  reporter_id uuid CONSTRAINT chat_report_reporter_id_not_null NOT NULL,
  reason text CONSTRAINT chat_report_reason_not_null NOT NULL,
  comment text CONSTRAINT chat_report_comment_not_null NOT NULL,
  text text CONSTRAINT chat_report_text_not_null NOT NULL,
  status text DEFAULT 'NEW'::text CONSTRAINT chat_report_status_not_null NOT NULL,
  created_at timestamp with time zone CONSTRAINT chat_report_created_at_not_null NOT NULL,
  kind text NOT NULL,
  subject_id uuid NOT NULL,
  outcome text,
  answer text,
  decided_by uuid,
  decided_at timestamp with time zone,
  CONSTRAINT chat_report_reason_check CHECK ((reason = ANY (ARRAY['INSULT'::text, 'SPAM'::text, 'FRAUD'::text, 'SEXUAL'::text, 'OTHER'::text]))),
  CONSTRAINT chat_report_comment_check CHECK ((length(comment) <= 500)),
  CONSTRAINT chat_report_status_check CHECK ((status = ANY (ARRAY['NEW'::text, 'CLOSED'::text]))),
  CONSTRAINT report_kind_check CHECK ((kind = ANY (ARRAY['MESSAGE'::text, 'USER'::text]))),
  CONSTRAINT report_outcome_check CHECK ((outcome = ANY (ARRAY['WARNED'::text, 'BLOCKED'::text, 'DISMISSED'::text]))),
  CONSTRAINT report_answer_check CHECK ((length(answer) <= 500)),
  CONSTRAINT report_check CHECK (((kind = 'MESSAGE'::text) = (message_id IS NOT NULL))),
  CONSTRAINT report_check1 CHECK (((status = 'CLOSED'::text) = (outcome IS NOT NULL))),
  CONSTRAINT chat_report_pkey PRIMARY KEY (id),
  CONSTRAINT chat_report_message_id_reporter_id_key UNIQUE (message_id, reporter_id),
  CONSTRAINT chat_report_message_id_fkey FOREIGN KEY (message_id) REFERENCES chat_message(id),
  CONSTRAINT chat_report_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES app_user(id),
  CONSTRAINT report_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES app_user(id),
  CONSTRAINT report_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES app_user(id)
);

CREATE UNIQUE INDEX report_open_about_person ON report USING btree (subject_id, reporter_id) WHERE ((kind = 'USER'::text) AND (status = 'NEW'::text));

CREATE INDEX report_by_time ON report USING btree (created_at, id);

CREATE INDEX report_queue ON report USING btree (status, created_at, id);

CREATE INDEX report_outcomes ON report USING btree (outcome, created_at, id) WHERE (outcome IS NOT NULL);

CREATE INDEX report_reasons ON report USING btree (reason, created_at, id);

CREATE INDEX report_people ON report USING btree (created_at, id) WHERE (kind = 'USER'::text);

CREATE INDEX report_subject ON report USING btree (subject_id, created_at, id);

CREATE TABLE squad_dispute_file (
  id uuid NOT NULL,
  squad_id integer NOT NULL,
  author_id uuid NOT NULL,
  address text NOT NULL,
  name text NOT NULL,
  size integer NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT squad_dispute_file_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  CONSTRAINT squad_dispute_file_size_check CHECK ((size > 0)),
  CONSTRAINT squad_dispute_file_pkey PRIMARY KEY (id),
  CONSTRAINT squad_dispute_file_address_key UNIQUE (address),
  CONSTRAINT squad_dispute_file_squad_id_fkey FOREIGN KEY (squad_id) REFERENCES squad(id),
  CONSTRAINT squad_dispute_file_author_id_fkey FOREIGN KEY (author_id) REFERENCES app_user(id)
);

CREATE INDEX squad_dispute_file_squad ON squad_dispute_file USING btree (squad_id, created_at);

CREATE TABLE mate_application (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  game_id text NOT NULL,
  hours_per_week integer NOT NULL,
  experience text NOT NULL,
  links text[] DEFAULT '{}'::text[] NOT NULL,
  status text NOT NULL,
  answer text,
  decided_by uuid,
  decided_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT mate_application_hours_per_week_check CHECK (((hours_per_week >= 1) AND (hours_per_week <= 80))),
  CONSTRAINT mate_application_experience_check CHECK (((char_length(experience) >= 1) AND (char_length(experience) <= 2000))),
  CONSTRAINT mate_application_links_check CHECK ((cardinality(links) <= 5)),
  CONSTRAINT mate_application_status_check CHECK ((status = ANY (ARRAY['SENT'::text, 'APPROVED'::text, 'REFUSED'::text]))),
  CONSTRAINT mate_application_check CHECK (((status = 'SENT'::text) = (decided_at IS NULL))),
  CONSTRAINT mate_application_check1 CHECK (((status <> 'REFUSED'::text) OR (answer IS NOT NULL))),
  CONSTRAINT mate_application_pkey PRIMARY KEY (id),
  CONSTRAINT mate_application_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE,
  CONSTRAINT mate_application_game_id_fkey FOREIGN KEY (game_id) REFERENCES game(id),
  CONSTRAINT mate_application_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES app_user(id)
);

CREATE UNIQUE INDEX mate_application_one_open ON mate_application USING btree (user_id) WHERE (status = 'SENT'::text);

CREATE INDEX mate_application_of_user ON mate_application USING btree (user_id, id DESC);

CREATE INDEX mate_application_queue ON mate_application USING btree (status, id);

CREATE INDEX mate_application_by_time ON mate_application USING btree (created_at, id);

CREATE INDEX mate_application_status_time ON mate_application USING btree (status, created_at, id);

CREATE INDEX mate_application_game_time ON mate_application USING btree (game_id, created_at, id);

CREATE TABLE mate_percent_change (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  user_id uuid NOT NULL,
  reason text NOT NULL,
  grade_before text,
  grade text NOT NULL,
  percent_before integer,
  percent integer NOT NULL,
  changed_by uuid,
  comment text,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT mate_percent_change_reason_check CHECK ((reason = ANY (ARRAY['ADMITTED'::text, 'PROMOTED'::text, 'ADMINISTRATOR'::text]))),
  CONSTRAINT mate_percent_change_percent_before_check CHECK (((percent_before >= 0) AND (percent_before <= 100))),
  CONSTRAINT mate_percent_change_percent_check CHECK (((percent >= 0) AND (percent <= 100))),
  CONSTRAINT mate_percent_change_pkey PRIMARY KEY (id),
  CONSTRAINT mate_percent_change_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  CONSTRAINT mate_percent_change_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES app_user(id)
);

CREATE INDEX mate_percent_change_of_mate ON mate_percent_change USING btree (user_id, id DESC);

CREATE TABLE tips_goal (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  title text NOT NULL,
  amount bigint NOT NULL,
  collected bigint DEFAULT 0 NOT NULL,
  status text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  achieved_at timestamp with time zone,
  CONSTRAINT tips_goal_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 60))),
  CONSTRAINT tips_goal_amount_check CHECK ((amount > 0)),
  CONSTRAINT tips_goal_collected_check CHECK ((collected >= 0)),
  CONSTRAINT tips_goal_status_check CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'ACHIEVED'::text, 'DELETED'::text]))),
  CONSTRAINT tips_goal_check CHECK (((status <> 'ACTIVE'::text) OR (collected < amount))),
  CONSTRAINT tips_goal_pkey PRIMARY KEY (id),
  CONSTRAINT tips_goal_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);

CREATE INDEX tips_goal_of_mate ON tips_goal USING btree (user_id, id) WHERE (status <> 'DELETED'::text);

CREATE TABLE mate_client (
  mate_id uuid NOT NULL,
  client_id uuid NOT NULL,
  games integer DEFAULT 0 NOT NULL,
  minutes integer DEFAULT 0 NOT NULL,
  last_squad_id integer,
  last_game_at timestamp with time zone NOT NULL,
  favorite boolean DEFAULT false NOT NULL,
  note text DEFAULT ''::text NOT NULL,
  CONSTRAINT mate_client_note_check CHECK ((char_length(note) <= 1000)),
  CONSTRAINT mate_client_check CHECK ((mate_id <> client_id)),
  CONSTRAINT mate_client_pkey PRIMARY KEY (mate_id, client_id),
  CONSTRAINT mate_client_mate_id_fkey FOREIGN KEY (mate_id) REFERENCES app_user(id) ON DELETE CASCADE,
  CONSTRAINT mate_client_client_id_fkey FOREIGN KEY (client_id) REFERENCES app_user(id) ON DELETE CASCADE,
  CONSTRAINT mate_client_last_squad_id_fkey FOREIGN KEY (last_squad_id) REFERENCES squad(id)
);

CREATE INDEX mate_client_shown ON mate_client USING btree (mate_id, favorite DESC, last_game_at DESC, client_id DESC);

CREATE TABLE mate_landing (
  id text NOT NULL,
  game_id text NOT NULL,
  mate_id uuid NOT NULL,
  title text NOT NULL,
  lead text NOT NULL,
  points text[] DEFAULT '{}'::text[] NOT NULL,
  questions jsonb DEFAULT '[]'::jsonb NOT NULL,
  published boolean DEFAULT true NOT NULL,
  CONSTRAINT mate_landing_id_check CHECK ((id ~ '^[a-z0-9][a-z0-9-]{0,63}$'::text)),
  CONSTRAINT mate_landing_pkey PRIMARY KEY (id),
  CONSTRAINT mate_landing_game_id_fkey FOREIGN KEY (game_id) REFERENCES game(id),
  CONSTRAINT mate_landing_mate_id_fkey FOREIGN KEY (mate_id) REFERENCES app_user(id)
);

CREATE INDEX mate_landing_title ON mate_landing USING btree (title, id);

CREATE TABLE training_landing (
  id text NOT NULL,
  game_id text NOT NULL,
  title text NOT NULL,
  lead text NOT NULL,
  points text[] DEFAULT '{}'::text[] NOT NULL,
  questions jsonb DEFAULT '[]'::jsonb NOT NULL,
  published boolean DEFAULT true NOT NULL,
  CONSTRAINT training_landing_id_check CHECK ((id ~ '^[a-z0-9][a-z0-9-]{0,63}$'::text)),
  CONSTRAINT training_landing_pkey PRIMARY KEY (id),
  CONSTRAINT training_landing_game_id_fkey FOREIGN KEY (game_id) REFERENCES game(id)
);

CREATE INDEX training_landing_title ON training_landing USING btree (title, id);

CREATE TABLE training_course (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  landing_id text NOT NULL,
  title text NOT NULL,
  description text NOT NULL,
  topics text[] DEFAULT '{}'::text[] NOT NULL,
  lessons integer NOT NULL,
  price bigint NOT NULL,
  "position" integer NOT NULL,
  enabled boolean DEFAULT true NOT NULL,
  CONSTRAINT training_course_lessons_check CHECK (((lessons >= 4) AND (lessons <= 12))),
  CONSTRAINT training_course_price_check CHECK (((price >= 299000) AND (price <= 1499000))),
  CONSTRAINT training_course_pkey PRIMARY KEY (id),
  CONSTRAINT training_course_landing_id_fkey FOREIGN KEY (landing_id) REFERENCES training_landing(id)
);

CREATE INDEX training_course_title ON training_course USING btree (title, id);

CREATE TABLE course_purchase (
  id uuid NOT NULL,
  course_id integer NOT NULL,
  user_id uuid NOT NULL,
  lessons integer NOT NULL,
  price bigint NOT NULL,
  transaction_id bigint NOT NULL,
  bought_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  closed_at timestamp with time zone,
  refunded bigint DEFAULT 0 NOT NULL,
  CONSTRAINT course_purchase_price_check CHECK ((price > 0)),
  CONSTRAINT course_purchase_check CHECK (((refunded >= 0) AND (refunded <= price))),
  CONSTRAINT course_purchase_pkey PRIMARY KEY (id),
  CONSTRAINT course_purchase_course_id_fkey FOREIGN KEY (course_id) REFERENCES training_course(id),
  CONSTRAINT course_purchase_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  CONSTRAINT course_purchase_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES balance_transaction(id)
);

CREATE INDEX course_purchase_of_user ON course_purchase USING btree (user_id, id DESC);

CREATE UNIQUE INDEX course_purchase_one_open ON course_purchase USING btree (user_id, course_id) WHERE (closed_at IS NULL);

CREATE TABLE course_voucher (
  code text NOT NULL,
  purchase_id uuid NOT NULL,
  lesson integer NOT NULL,
  CONSTRAINT course_voucher_pkey PRIMARY KEY (code),
  CONSTRAINT course_voucher_purchase_id_lesson_key UNIQUE (purchase_id, lesson),
  CONSTRAINT course_voucher_code_fkey FOREIGN KEY (code) REFERENCES promo_code(code),
  CONSTRAINT course_voucher_purchase_id_fkey FOREIGN KEY (purchase_id) REFERENCES course_purchase(id)
);

CREATE TABLE category_tag (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  game_id text NOT NULL,
  category_id integer NOT NULL,
  parent_type text NOT NULL,
  parent_tag_id integer,
  slug text NOT NULL,
  name text NOT NULL,
  description text NOT NULL,
  points text[] DEFAULT '{}'::text[] NOT NULL,
  levels text[] DEFAULT '{}'::text[] NOT NULL,
  languages text[] DEFAULT '{}'::text[] NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  enabled boolean DEFAULT true NOT NULL,
  CONSTRAINT category_tag_parent_type_check CHECK ((parent_type = ANY (ARRAY['CATEGORY'::text, 'CATEGORY_TAG'::text]))),
  CONSTRAINT category_tag_slug_check CHECK ((slug ~ '^[a-z0-9][a-z0-9-]{0,63}$'::text)),
  CONSTRAINT category_tag_check CHECK (((parent_type = 'CATEGORY_TAG'::text) = (parent_tag_id IS NOT NULL))),
  CONSTRAINT category_tag_check1 CHECK ((parent_tag_id <> id)),
  CONSTRAINT category_tag_pkey PRIMARY KEY (id),
  CONSTRAINT category_tag_game_id_slug_key UNIQUE (game_id, slug),
  CONSTRAINT category_tag_game_id_fkey FOREIGN KEY (game_id) REFERENCES game(id),
  CONSTRAINT category_tag_category_id_fkey FOREIGN KEY (category_id) REFERENCES category(id),
  CONSTRAINT category_tag_parent_tag_id_fkey FOREIGN KEY (parent_tag_id) REFERENCES category_tag(id)
);

CREATE INDEX category_tag_of_category ON category_tag USING btree (category_id, "position");

CREATE INDEX category_tag_order ON category_tag USING btree ("position", id);

CREATE INDEX category_tag_name ON category_tag USING btree (name, id);

CREATE INDEX category_tag_parent ON category_tag USING btree (parent_tag_id);

CREATE TABLE pov_request (
  id uuid NOT NULL,
  squad_id integer NOT NULL,
  user_id uuid NOT NULL,
  asked_by uuid NOT NULL,
  reason text NOT NULL,
  status text DEFAULT 'REQUESTED'::text NOT NULL,
  comment text,
  asked_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  answered_at timestamp with time zone,
  seen_by uuid,
  seen_at timestamp with time zone,
  CONSTRAINT pov_request_reason_check CHECK (((length(reason) >= 10) AND (length(reason) <= 1000))),
  CONSTRAINT pov_request_status_check CHECK ((status = ANY (ARRAY['REQUESTED'::text, 'SUBMITTED'::text, 'DECLINED'::text, 'EXPIRED'::text]))),
  CONSTRAINT pov_request_comment_check CHECK ((length(comment) <= 1000)),
  CONSTRAINT pov_request_check CHECK ((expires_at > asked_at)),
  CONSTRAINT pov_request_check1 CHECK (((status = ANY (ARRAY['SUBMITTED'::text, 'DECLINED'::text])) = (answered_at IS NOT NULL))),
  CONSTRAINT pov_request_check2 CHECK (((status <> 'DECLINED'::text) OR (comment <> ''::text))),
  CONSTRAINT pov_request_seen_whole CHECK (((seen_by IS NULL) = (seen_at IS NULL))),
  CONSTRAINT pov_request_pkey PRIMARY KEY (id),
  CONSTRAINT pov_request_squad_id_fkey FOREIGN KEY (squad_id) REFERENCES squad(id),
  CONSTRAINT pov_request_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  CONSTRAINT pov_request_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES app_user(id),
  CONSTRAINT pov_request_seen_by_fkey FOREIGN KEY (seen_by) REFERENCES app_user(id)
);

CREATE UNIQUE INDEX pov_request_one_open ON pov_request USING btree (squad_id, user_id) WHERE (status = 'REQUESTED'::text);

CREATE INDEX pov_request_open_of ON pov_request USING btree (user_id, expires_at) WHERE (status = 'REQUESTED'::text);

CREATE INDEX pov_request_squad ON pov_request USING btree (squad_id, asked_at);

CREATE INDEX pov_request_by_time ON pov_request USING btree (asked_at, id);

CREATE INDEX pov_request_status_time ON pov_request USING btree (status, asked_at, id);

CREATE INDEX pov_request_unseen ON pov_request USING btree (answered_at, id) WHERE ((answered_at IS NOT NULL) AND (seen_at IS NULL));

CREATE INDEX pov_request_of_person ON pov_request USING btree (user_id, asked_at, id);

CREATE TABLE pov_file (
  id uuid NOT NULL,
  request_id uuid NOT NULL,
  name text NOT NULL,
  size bigint NOT NULL,
  received bigint DEFAULT 0 NOT NULL,
  fingerprint text NOT NULL,
  kind text,
  created_at timestamp with time zone NOT NULL,
  parts text[] DEFAULT '{}'::text[] NOT NULL,
  CONSTRAINT pov_file_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  CONSTRAINT pov_file_size_check CHECK (((size >= 1) AND (size <= 209715200))),
  CONSTRAINT pov_file_check CHECK (((received >= 0) AND (received <= size))),
  CONSTRAINT pov_file_fingerprint_check CHECK ((length(fingerprint) <= 100)),
  CONSTRAINT pov_file_check1 CHECK (((received < size) OR (kind IS NOT NULL))),
  CONSTRAINT pov_file_kind_check CHECK ((kind = ANY (ARRAY['mp4'::text, 'mov'::text, 'webm'::text, 'mkv'::text, 'dem'::text]))),
  CONSTRAINT pov_file_pkey PRIMARY KEY (id),
  CONSTRAINT pov_file_request_id_fkey FOREIGN KEY (request_id) REFERENCES pov_request(id) ON DELETE CASCADE
);

CREATE INDEX pov_file_request ON pov_file USING btree (request_id, created_at);

CREATE TABLE pov_link (
  id uuid NOT NULL,
  request_id uuid NOT NULL,
  url text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT pov_link_url_check CHECK (((url ~~ 'https://%'::text) AND (length(url) <= 500))),
  CONSTRAINT pov_link_pkey PRIMARY KEY (id),
  CONSTRAINT pov_link_request_id_url_key UNIQUE (request_id, url),
  CONSTRAINT pov_link_request_id_fkey FOREIGN KEY (request_id) REFERENCES pov_request(id) ON DELETE CASCADE
);

CREATE TABLE chat_visit (
  chat_id uuid NOT NULL,
  version integer NOT NULL,
  user_id uuid NOT NULL,
  came boolean NOT NULL,
  after_seq integer NOT NULL,
  at timestamp with time zone,
  CONSTRAINT chat_visit_version_check CHECK ((version > 0)),
  CONSTRAINT chat_visit_after_seq_check CHECK ((after_seq >= 0)),
  CONSTRAINT chat_visit_pkey PRIMARY KEY (chat_id, version),
  CONSTRAINT chat_visit_chat_id_fkey FOREIGN KEY (chat_id) REFERENCES chat(id),
  CONSTRAINT chat_visit_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);

CREATE TABLE operator_note (
  id uuid NOT NULL,
  subject text NOT NULL,
  author_id uuid NOT NULL,
  text text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT operator_note_subject_check CHECK ((subject = lower(subject))),
  CONSTRAINT operator_note_text_check CHECK (((length(text) >= 1) AND (length(text) <= 2000))),
  CONSTRAINT operator_note_pkey PRIMARY KEY (id),
  CONSTRAINT operator_note_author_id_fkey FOREIGN KEY (author_id) REFERENCES app_user(id)
);

CREATE INDEX operator_note_subject ON operator_note USING btree (subject, created_at DESC);

CREATE TABLE operator_view (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  section text NOT NULL,
  name text NOT NULL,
  query text NOT NULL,
  CONSTRAINT operator_view_pkey PRIMARY KEY (id),
  CONSTRAINT operator_view_user_id_section_name_key UNIQUE (user_id, section, name),
  CONSTRAINT operator_view_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);

CREATE UNLOGGED TABLE operator_look (
  session_id uuid NOT NULL,
  user_id uuid NOT NULL,
  subject text NOT NULL,
  told_at timestamp with time zone NOT NULL,
  CONSTRAINT operator_look_pkey PRIMARY KEY (session_id)
);

CREATE INDEX operator_look_subject ON operator_look USING btree (subject, told_at);

CREATE INDEX operator_look_age ON operator_look USING btree (told_at);

CREATE TABLE authenticator_app (
  user_id uuid CONSTRAINT admin_code_user_id_not_null NOT NULL,
  secret bytea CONSTRAINT admin_code_secret_not_null NOT NULL,
  confirmed_at timestamp with time zone,
  last_step bigint DEFAULT 0 CONSTRAINT admin_code_last_step_not_null NOT NULL,
  created_at timestamp with time zone CONSTRAINT admin_code_created_at_not_null NOT NULL,
  CONSTRAINT admin_code_pkey PRIMARY KEY (user_id),
  CONSTRAINT admin_code_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);

CREATE TABLE recovery_code (
  user_id uuid CONSTRAINT admin_recovery_code_user_id_not_null NOT NULL,
  code_hash bytea CONSTRAINT admin_recovery_code_code_hash_not_null NOT NULL,
  CONSTRAINT admin_recovery_code_pkey PRIMARY KEY (user_id, code_hash),
  CONSTRAINT recovery_code_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);

CREATE TABLE product_setting (
  name text NOT NULL,
  value bigint NOT NULL,
  changed_by uuid,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT product_setting_value_check CHECK ((value >= 0)),
  CONSTRAINT product_setting_pkey PRIMARY KEY (name),
  CONSTRAINT product_setting_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES app_user(id)
);

CREATE TABLE mate_strike_case (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  game_id text NOT NULL,
  strikes integer NOT NULL,
  opened_at timestamp with time zone NOT NULL,
  decision text,
  reason text,
  decided_by uuid,
  decided_at timestamp with time zone,
  CONSTRAINT mate_strike_case_strikes_check CHECK ((strikes > 0)),
  CONSTRAINT mate_strike_case_decision_check CHECK ((decision = ANY (ARRAY['FORGIVEN'::text, 'ACCESS_TAKEN'::text]))),
  CONSTRAINT mate_strike_case_check CHECK ((num_nulls(decision, reason, decided_at) = ANY (ARRAY[0, 3]))),
  CONSTRAINT mate_strike_case_pkey PRIMARY KEY (id),
  CONSTRAINT mate_strike_case_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  CONSTRAINT mate_strike_case_game_id_fkey FOREIGN KEY (game_id) REFERENCES game(id),
  CONSTRAINT mate_strike_case_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES app_user(id)
);

CREATE UNIQUE INDEX mate_strike_case_one_open ON mate_strike_case USING btree (user_id) WHERE (decision IS NULL);

CREATE INDEX mate_strike_case_queue ON mate_strike_case USING btree (opened_at, id) WHERE (decision IS NULL);

CREATE INDEX mate_strike_case_by_time ON mate_strike_case USING btree (opened_at, id);

CREATE TABLE support_template (
  id uuid NOT NULL,
  title text NOT NULL,
  text text NOT NULL,
  topic text,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT support_template_title_check CHECK (((length(title) >= 1) AND (length(title) <= 80))),
  CONSTRAINT support_template_text_check CHECK (((length(text) >= 1) AND (length(text) <= 4000))),
  CONSTRAINT support_template_pkey PRIMARY KEY (id)
);

CREATE INDEX support_template_title ON support_template USING btree (title, id);

CREATE UNLOGGED TABLE counted_once (
  name text NOT NULL,
  value jsonb NOT NULL,
  counted_at timestamp with time zone NOT NULL,
  CONSTRAINT counted_once_pkey PRIMARY KEY (name)
);

CREATE TABLE broadcast (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  audience text NOT NULL,
  game_id text,
  seen_within_days integer,
  title text NOT NULL,
  text text NOT NULL,
  link text NOT NULL,
  status text NOT NULL,
  send_at timestamp with time zone NOT NULL,
  created_by uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  readers integer NOT NULL,
  sent integer DEFAULT 0 NOT NULL,
  told_up_to uuid,
  finished_at timestamp with time zone,
  CONSTRAINT broadcast_audience_check CHECK ((audience = ANY (ARRAY['ALL'::text, 'CLIENT'::text, 'MATE'::text, 'SELECTED'::text]))),
  CONSTRAINT broadcast_seen_within_days_check CHECK ((seen_within_days > 0)),
  CONSTRAINT broadcast_title_check CHECK (((length(title) >= 1) AND (length(title) <= 120))),
  CONSTRAINT broadcast_text_check CHECK (((length(text) >= 1) AND (length(text) <= 1000))),
  CONSTRAINT broadcast_link_check CHECK ((link ~ '^/([^/]|$)'::text)),
  CONSTRAINT broadcast_status_check CHECK ((status = ANY (ARRAY['SCHEDULED'::text, 'SENDING'::text, 'SENT'::text, 'CANCELED'::text]))),
  CONSTRAINT broadcast_pkey PRIMARY KEY (id),
  CONSTRAINT broadcast_game_id_fkey FOREIGN KEY (game_id) REFERENCES game(id) ON DELETE SET NULL,
  CONSTRAINT broadcast_created_by_fkey FOREIGN KEY (created_by) REFERENCES app_user(id)
);

CREATE INDEX broadcast_by_time ON broadcast USING btree (send_at, id);

CREATE INDEX broadcast_by_status ON broadcast USING btree (status, send_at, id);

CREATE INDEX broadcast_by_audience ON broadcast USING btree (audience, send_at, id);

CREATE TABLE broadcast_reader (
  broadcast_id bigint NOT NULL,
  user_id uuid NOT NULL,
  CONSTRAINT broadcast_reader_pkey PRIMARY KEY (broadcast_id, user_id),
  CONSTRAINT broadcast_reader_broadcast_id_fkey FOREIGN KEY (broadcast_id) REFERENCES broadcast(id) ON DELETE CASCADE,
  CONSTRAINT broadcast_reader_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);

CREATE TABLE page_words (
  id integer GENERATED BY DEFAULT AS IDENTITY NOT NULL,
  path text NOT NULL,
  title text NOT NULL,
  description text NOT NULL,
  og_title text,
  og_description text,
  image_url text,
  CONSTRAINT page_words_path_check CHECK ((path ~ '^/([^/]|$)'::text)),
  CONSTRAINT page_words_pkey PRIMARY KEY (id),
  CONSTRAINT page_words_path_key UNIQUE (path)
);

CREATE TABLE document_version (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  slug text NOT NULL,
  version integer NOT NULL,
  chapters jsonb NOT NULL,
  author_id uuid NOT NULL,
  published_at timestamp with time zone NOT NULL,
  CONSTRAINT document_version_version_check CHECK ((version > 0)),
  CONSTRAINT document_version_pkey PRIMARY KEY (id),
  CONSTRAINT document_version_slug_version_key UNIQUE (slug, version),
  CONSTRAINT document_version_author_id_fkey FOREIGN KEY (author_id) REFERENCES app_user(id)
);

CREATE TABLE balance_correction (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  amount bigint NOT NULL,
  kind text NOT NULL,
  comment text NOT NULL,
  status text NOT NULL,
  asked_by uuid NOT NULL,
  decided_by uuid,
  answer text,
  transaction_id bigint,
  created_at timestamp with time zone NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  money text DEFAULT 'OWN'::text NOT NULL,
  CONSTRAINT balance_correction_amount_check CHECK ((amount <> 0)),
  CONSTRAINT balance_correction_status_check CHECK ((status = ANY (ARRAY['WAITING'::text, 'DONE'::text, 'REJECTED'::text]))),
  CONSTRAINT balance_correction_check CHECK (((asked_by <> user_id) AND (decided_by <> user_id))),
  CONSTRAINT balance_correction_check1 CHECK (((status <> 'DONE'::text) OR (decided_by <> asked_by))),
  CONSTRAINT balance_correction_check2 CHECK (((status = 'DONE'::text) = (transaction_id IS NOT NULL))),
  CONSTRAINT balance_correction_kind_check CHECK ((kind = ANY (ARRAY['COMPENSATION'::text, 'PAYMENT_MISTAKE'::text, 'GOODWILL'::text, 'ABUSE'::text, 'MATES_CONTEST'::text, 'VERIFIED_CONTEST'::text, 'MATE_PACKAGE_BONUS'::text, 'MATE_FINE'::text, 'VIDEO_REVIEW'::text, 'OTHER'::text]))),
  CONSTRAINT balance_correction_money_check CHECK ((money = ANY (ARRAY['OWN'::text, 'BONUS'::text, 'GIFT'::text]))),
  CONSTRAINT balance_correction_pkey PRIMARY KEY (id),
  CONSTRAINT balance_correction_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  CONSTRAINT balance_correction_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES app_user(id),
  CONSTRAINT balance_correction_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES app_user(id),
  CONSTRAINT balance_correction_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES balance_transaction(id)
);

CREATE INDEX balance_correction_by_time ON balance_correction USING btree (created_at, id);

CREATE INDEX balance_correction_by_size ON balance_correction USING btree (abs(amount), id);

CREATE INDEX balance_correction_queue ON balance_correction USING btree (status, created_at, id);

CREATE INDEX balance_correction_queue_size ON balance_correction USING btree (status, abs(amount), id);

CREATE INDEX balance_correction_kind ON balance_correction USING btree (kind, created_at, id);

CREATE INDEX balance_correction_user ON balance_correction USING btree (user_id, created_at DESC);

CREATE UNIQUE INDEX balance_correction_line ON balance_correction USING btree (transaction_id) WHERE (transaction_id IS NOT NULL);

CREATE INDEX balance_correction_money ON balance_correction USING btree (money, created_at, id);

CREATE UNIQUE INDEX balance_correction_video_review ON balance_correction USING btree (user_id) WHERE ((kind = 'VIDEO_REVIEW'::text) AND (status <> 'REJECTED'::text));

CREATE TABLE bonus_grant (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  reason text NOT NULL,
  amount bigint NOT NULL,
  left_amount bigint NOT NULL,
  expired bigint DEFAULT 0 NOT NULL,
  operation_id uuid,
  granted_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT bonus_grant_kind_check CHECK ((kind = ANY (ARRAY['BONUS'::text, 'GIFT'::text]))),
  CONSTRAINT bonus_grant_amount_check CHECK ((amount > 0)),
  CONSTRAINT bonus_grant_check CHECK (((left_amount >= 0) AND (left_amount <= amount))),
  CONSTRAINT bonus_grant_check1 CHECK (((expired >= 0) AND ((left_amount + expired) <= amount))),
  CONSTRAINT bonus_grant_pkey PRIMARY KEY (id),
  CONSTRAINT bonus_grant_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  CONSTRAINT bonus_grant_operation_id_fkey FOREIGN KEY (operation_id) REFERENCES operation(id)
);

CREATE INDEX bonus_grant_spendable ON bonus_grant USING btree (user_id, kind, expires_at) WHERE (left_amount > 0);

CREATE TABLE bonus_use (
  id uuid NOT NULL,
  grant_id uuid NOT NULL,
  purpose text NOT NULL,
  amount bigint NOT NULL,
  returned bigint DEFAULT 0 NOT NULL,
  CONSTRAINT bonus_use_amount_check CHECK ((amount > 0)),
  CONSTRAINT bonus_use_check CHECK (((returned >= 0) AND (returned <= amount))),
  CONSTRAINT bonus_use_pkey PRIMARY KEY (id),
  CONSTRAINT bonus_use_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES bonus_grant(id)
);

CREATE INDEX bonus_use_purpose ON bonus_use USING btree (purpose);

CREATE INDEX bonus_use_grant ON bonus_use USING btree (grant_id);

CREATE TABLE provider_callback (
  id uuid NOT NULL,
  provider text NOT NULL,
  address text NOT NULL,
  headers jsonb NOT NULL,
  query text NOT NULL,
  body text NOT NULL,
  deposit_id text,
  verdict text,
  received_at timestamp with time zone NOT NULL,
  judged_at timestamp with time zone,
  resolved_at timestamp with time zone,
  resolved_by uuid,
  notice text,
  CONSTRAINT provider_callback_pkey PRIMARY KEY (id),
  CONSTRAINT provider_callback_resolved_by_fkey FOREIGN KEY (resolved_by) REFERENCES app_user(id)
);

CREATE INDEX provider_callback_deposit ON provider_callback USING btree (deposit_id) WHERE (deposit_id IS NOT NULL);

CREATE INDEX provider_callback_by_time ON provider_callback USING btree (received_at, id);

CREATE INDEX provider_callback_provider_time ON provider_callback USING btree (provider, received_at, id);

CREATE INDEX provider_callback_unmatched ON provider_callback USING btree (received_at DESC) WHERE ((resolved_at IS NULL) AND ((verdict IS NULL) OR (verdict = ANY (ARRAY['FORGED'::text, 'UNREADABLE'::text, 'UNKNOWN_DEPOSIT'::text, 'WRONG_SUM'::text, 'EARLY_REFUND'::text, 'REFUND_TO_DECIDE'::text]))));

CREATE TABLE money_task (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  kind text NOT NULL,
  user_id uuid NOT NULL,
  deposit_id uuid NOT NULL,
  amount bigint NOT NULL,
  taken bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  closed_at timestamp with time zone,
  closed_by uuid,
  notice text,
  operation_id uuid,
  reference text,
  CONSTRAINT money_task_kind_check CHECK ((kind = 'DEPOSIT_REFUNDED'::text)),
  CONSTRAINT money_task_amount_check CHECK ((amount > 0)),
  CONSTRAINT money_task_check CHECK (((taken >= 0) AND (taken <= amount))),
  CONSTRAINT money_task_pkey PRIMARY KEY (id),
  CONSTRAINT money_task_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  CONSTRAINT money_task_deposit_id_fkey FOREIGN KEY (deposit_id) REFERENCES deposit(id),
  CONSTRAINT money_task_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES app_user(id)
);

CREATE INDEX money_task_open ON money_task USING btree (created_at) WHERE ((closed_at IS NULL) AND (taken < amount));

CREATE UNIQUE INDEX money_task_notice ON money_task USING btree (deposit_id, notice) WHERE (notice IS NOT NULL);

CREATE INDEX money_task_deposit ON money_task USING btree (deposit_id);

CREATE INDEX money_task_operation ON money_task USING btree (operation_id) WHERE (operation_id IS NOT NULL);

CREATE TABLE steam_address (
  user_id uuid NOT NULL,
  trade_url text NOT NULL,
  CONSTRAINT steam_address_pkey PRIMARY KEY (user_id),
  CONSTRAINT steam_address_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);

CREATE TABLE gift_certificate (
  id uuid NOT NULL,
  code text NOT NULL,
  buyer_id uuid NOT NULL,
  nominal bigint NOT NULL,
  design text NOT NULL,
  message text DEFAULT ''::text NOT NULL,
  status text NOT NULL,
  receiver_id uuid,
  created_at timestamp with time zone NOT NULL,
  paid_at timestamp with time zone,
  expires_at timestamp with time zone,
  activated_at timestamp with time zone,
  CONSTRAINT gift_certificate_nominal_check CHECK ((nominal > 0)),
  CONSTRAINT gift_certificate_status_check CHECK ((status = ANY (ARRAY['CREATED'::text, 'PAID'::text, 'ACTIVATED'::text, 'EXPIRED'::text]))),
  CONSTRAINT gift_certificate_check CHECK (((status = 'CREATED'::text) = (paid_at IS NULL))),
  CONSTRAINT gift_certificate_check1 CHECK (((paid_at IS NULL) = (expires_at IS NULL))),
  CONSTRAINT gift_certificate_check2 CHECK (((status = 'ACTIVATED'::text) = (receiver_id IS NOT NULL))),
  CONSTRAINT gift_certificate_check3 CHECK (((status = 'ACTIVATED'::text) = (activated_at IS NOT NULL))),
  CONSTRAINT gift_certificate_check4 CHECK ((receiver_id <> buyer_id)),
  CONSTRAINT gift_certificate_design_check CHECK ((design = ANY (ARRAY['NEW_YEAR_1'::text, 'FEB14_FEMALE'::text, 'FEB14_MALE'::text, 'FEB23'::text, 'BIRTHDAY'::text, 'GOOD_GAME'::text]))),
  CONSTRAINT gift_certificate_pkey PRIMARY KEY (id),
  CONSTRAINT gift_certificate_code_key UNIQUE (code),
  CONSTRAINT gift_certificate_buyer_id_fkey FOREIGN KEY (buyer_id) REFERENCES app_user(id),
  CONSTRAINT gift_certificate_receiver_id_fkey FOREIGN KEY (receiver_id) REFERENCES app_user(id)
);

CREATE INDEX gift_certificate_buyer ON gift_certificate USING btree (buyer_id, created_at DESC, id DESC);

CREATE INDEX gift_certificate_receiver ON gift_certificate USING btree (receiver_id, activated_at DESC, id DESC) WHERE (receiver_id IS NOT NULL);

CREATE TABLE balance_reserve (
  id uuid NOT NULL,
  mate_id uuid NOT NULL,
  client_id uuid,
  amount bigint NOT NULL,
  kind text NOT NULL,
  article_id integer,
  comment text DEFAULT ''::text NOT NULL,
  replace_key uuid,
  status text NOT NULL,
  transaction_id bigint,
  created_at timestamp with time zone NOT NULL,
  link_expires_at timestamp with time zone NOT NULL,
  funded_at timestamp with time zone,
  closed_at timestamp with time zone,
  quiet_since timestamp with time zone,
  CONSTRAINT balance_reserve_amount_check CHECK ((amount > 0)),
  CONSTRAINT balance_reserve_kind_check CHECK ((kind = ANY (ARRAY['BLOG_ARTICLE'::text, 'OTHER'::text]))),
  CONSTRAINT balance_reserve_status_check CHECK ((status = ANY (ARRAY['CREATED'::text, 'RESERVED'::text, 'UNRESERVED'::text, 'CANCELED'::text]))),
  CONSTRAINT balance_reserve_check CHECK ((client_id <> mate_id)),
  CONSTRAINT balance_reserve_check1 CHECK (((kind = 'BLOG_ARTICLE'::text) = (article_id IS NOT NULL))),
  CONSTRAINT balance_reserve_check2 CHECK (((funded_at IS NULL) OR (client_id IS NOT NULL))),
  CONSTRAINT balance_reserve_check3 CHECK (((status = ANY (ARRAY['CREATED'::text, 'CANCELED'::text])) OR (funded_at IS NOT NULL))),
  CONSTRAINT balance_reserve_check4 CHECK (((closed_at IS NOT NULL) = (status = ANY (ARRAY['UNRESERVED'::text, 'CANCELED'::text])))),
  CONSTRAINT balance_reserve_pkey PRIMARY KEY (id),
  CONSTRAINT balance_reserve_mate_id_fkey FOREIGN KEY (mate_id) REFERENCES app_user(id),
  CONSTRAINT balance_reserve_client_id_fkey FOREIGN KEY (client_id) REFERENCES app_user(id),
  CONSTRAINT balance_reserve_replace_key_fkey FOREIGN KEY (replace_key) REFERENCES balance_reserve(id),
  CONSTRAINT balance_reserve_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES balance_transaction(id)
);

CREATE INDEX balance_reserve_mate ON balance_reserve USING btree (mate_id, created_at DESC);

CREATE INDEX balance_reserve_client ON balance_reserve USING btree (client_id, created_at DESC) WHERE (client_id IS NOT NULL);

CREATE INDEX balance_reserve_by_time ON balance_reserve USING btree (created_at, id);

CREATE INDEX balance_reserve_by_amount ON balance_reserve USING btree (amount, id);

CREATE INDEX balance_reserve_status_time ON balance_reserve USING btree (status, created_at, id);

CREATE INDEX balance_reserve_status_amount ON balance_reserve USING btree (status, amount, id);

CREATE INDEX balance_reserve_articles ON balance_reserve USING btree (created_at, id) WHERE (kind = 'BLOG_ARTICLE'::text);

CREATE INDEX balance_reserve_articles_amount ON balance_reserve USING btree (amount, id) WHERE (kind = 'BLOG_ARTICLE'::text);

CREATE TABLE unreserve_transaction (
  id uuid NOT NULL,
  reserve_id uuid NOT NULL,
  amount bigint NOT NULL,
  comment text NOT NULL,
  status text NOT NULL,
  answer text,
  by_silence boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone NOT NULL,
  confirms_at timestamp with time zone NOT NULL,
  decided_at timestamp with time zone,
  CONSTRAINT unreserve_transaction_amount_check CHECK ((amount > 0)),
  CONSTRAINT unreserve_transaction_status_check CHECK ((status = ANY (ARRAY['PENDING'::text, 'REJECTED'::text, 'CONFIRMED'::text]))),
  CONSTRAINT unreserve_transaction_check CHECK (((status = 'PENDING'::text) = (decided_at IS NULL))),
  CONSTRAINT unreserve_transaction_pkey PRIMARY KEY (id),
  CONSTRAINT unreserve_transaction_reserve_id_fkey FOREIGN KEY (reserve_id) REFERENCES balance_reserve(id)
);

CREATE INDEX unreserve_transaction_reserve ON unreserve_transaction USING btree (reserve_id, created_at DESC);

CREATE INDEX unreserve_transaction_waiting ON unreserve_transaction USING btree (created_at) WHERE (status = 'PENDING'::text);

CREATE TABLE draw (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  title text NOT NULL,
  description text DEFAULT ''::text NOT NULL,
  places integer NOT NULL,
  prize bigint NOT NULL,
  seed text NOT NULL,
  seed_hash text NOT NULL,
  status text NOT NULL,
  opens_at timestamp with time zone NOT NULL,
  closes_at timestamp with time zone NOT NULL,
  drawn_at timestamp with time zone,
  CONSTRAINT draw_places_check CHECK (((places >= 1) AND (places <= 100))),
  CONSTRAINT draw_prize_check CHECK ((prize >= 0)),
  CONSTRAINT draw_status_check CHECK ((status = ANY (ARRAY['OPEN'::text, 'DRAWN'::text, 'PAID'::text, 'CANCELED'::text]))),
  CONSTRAINT draw_check CHECK ((opens_at < closes_at)),
  CONSTRAINT draw_check1 CHECK (((drawn_at IS NOT NULL) = (status = ANY (ARRAY['DRAWN'::text, 'PAID'::text])))),
  CONSTRAINT draw_pkey PRIMARY KEY (id)
);

CREATE INDEX draw_by_end ON draw USING btree (closes_at, id);

CREATE TABLE draw_ticket (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  draw_id integer NOT NULL,
  user_id uuid NOT NULL,
  tickets integer NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT draw_ticket_tickets_check CHECK ((tickets > 0)),
  CONSTRAINT draw_ticket_pkey PRIMARY KEY (id),
  CONSTRAINT draw_ticket_draw_id_user_id_key UNIQUE (draw_id, user_id),
  CONSTRAINT draw_ticket_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES draw(id),
  CONSTRAINT draw_ticket_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);

CREATE TABLE draw_winner (
  draw_id integer NOT NULL,
  place integer NOT NULL,
  user_id uuid NOT NULL,
  ticket integer NOT NULL,
  paid_at timestamp with time zone,
  CONSTRAINT draw_winner_place_check CHECK ((place > 0)),
  CONSTRAINT draw_winner_ticket_check CHECK ((ticket > 0)),
  CONSTRAINT draw_winner_pkey PRIMARY KEY (draw_id, place),
  CONSTRAINT draw_winner_draw_id_user_id_key UNIQUE (draw_id, user_id),
  CONSTRAINT draw_winner_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES draw(id),
  CONSTRAINT draw_winner_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);

CREATE TABLE ledger_check (
  id boolean DEFAULT true NOT NULL,
  checked_at timestamp with time zone NOT NULL,
  faults integer NOT NULL,
  CONSTRAINT ledger_check_id_check CHECK (id),
  CONSTRAINT ledger_check_faults_check CHECK ((faults >= 0)),
  CONSTRAINT ledger_check_pkey PRIMARY KEY (id)
);

CREATE TABLE reconciliation (
  id uuid NOT NULL,
  provider text NOT NULL,
  from_at timestamp with time zone NOT NULL,
  to_at timestamp with time zone NOT NULL,
  lines integer NOT NULL,
  matched integer NOT NULL,
  differences integer NOT NULL,
  ours bigint NOT NULL,
  theirs bigint NOT NULL,
  created_by uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  direction text DEFAULT 'DEPOSIT'::text NOT NULL,
  CONSTRAINT reconciliation_lines_check CHECK ((lines >= 0)),
  CONSTRAINT reconciliation_matched_check CHECK ((matched >= 0)),
  CONSTRAINT reconciliation_differences_check CHECK ((differences >= 0)),
  CONSTRAINT reconciliation_check CHECK ((from_at < to_at)),
  CONSTRAINT reconciliation_direction_check CHECK ((direction = ANY (ARRAY['DEPOSIT'::text, 'WITHDRAWAL'::text]))),
  CONSTRAINT reconciliation_pkey PRIMARY KEY (id),
  CONSTRAINT reconciliation_created_by_fkey FOREIGN KEY (created_by) REFERENCES app_user(id)
);

CREATE INDEX reconciliation_by_time ON reconciliation USING btree (created_at, id);

CREATE TABLE reconciliation_difference (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  reconciliation_id uuid NOT NULL,
  kind text NOT NULL,
  deposit_id uuid,
  reference text NOT NULL,
  ours bigint,
  theirs bigint,
  at timestamp with time zone,
  decision text,
  reason text,
  decided_by uuid,
  decided_at timestamp with time zone,
  payout_id uuid,
  CONSTRAINT reconciliation_difference_kind_check CHECK ((kind = ANY (ARRAY['NOT_HERE'::text, 'NOT_THERE'::text, 'OTHER_SUM'::text]))),
  CONSTRAINT reconciliation_difference_decision_check CHECK ((decision = ANY (ARRAY['CREDITED'::text, 'REFUNDED'::text, 'SET_ASIDE'::text]))),
  CONSTRAINT reconciliation_difference_check CHECK (((decision IS NULL) = (decided_at IS NULL))),
  CONSTRAINT reconciliation_difference_check1 CHECK (((deposit_id IS NULL) OR (payout_id IS NULL))),
  CONSTRAINT reconciliation_difference_pkey PRIMARY KEY (id),
  CONSTRAINT reconciliation_difference_reconciliation_id_fkey FOREIGN KEY (reconciliation_id) REFERENCES reconciliation(id),
  CONSTRAINT reconciliation_difference_deposit_id_fkey FOREIGN KEY (deposit_id) REFERENCES deposit(id),
  CONSTRAINT reconciliation_difference_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES app_user(id)
);

CREATE INDEX reconciliation_difference_open ON reconciliation_difference USING btree (reconciliation_id, ((decided_at IS NOT NULL)), id);

CREATE TABLE blog_article (
  id integer GENERATED BY DEFAULT AS IDENTITY (START WITH 300) NOT NULL,
  author_id uuid NOT NULL,
  status text NOT NULL,
  live boolean DEFAULT false NOT NULL,
  newest integer DEFAULT 1 NOT NULL,
  published integer,
  revision integer DEFAULT 1 NOT NULL,
  client_key uuid,
  title text DEFAULT ''::text NOT NULL,
  lead text DEFAULT ''::text NOT NULL,
  game_id text,
  type text DEFAULT 'TEXT'::text NOT NULL,
  price bigint DEFAULT 0 NOT NULL,
  cover jsonb,
  minutes integer DEFAULT 1 NOT NULL,
  search tsvector,
  published_at timestamp with time zone,
  republished_at timestamp with time zone,
  recommended_at timestamp with time zone,
  sent_at timestamp with time zone,
  updated_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone NOT NULL,
  views integer DEFAULT 0 NOT NULL,
  readers integer DEFAULT 0 NOT NULL,
  likes integer DEFAULT 0 NOT NULL,
  purchases integer DEFAULT 0 NOT NULL,
  shares integer DEFAULT 0 NOT NULL,
  income bigint DEFAULT 0 NOT NULL,
  CONSTRAINT blog_article_status_check CHECK ((status = ANY (ARRAY['CREATED'::text, 'UNDER_MODERATION'::text, 'NEED_FIX'::text, 'APPROVED'::text, 'REJECTED'::text, 'DELETED'::text, 'REASSIGNED'::text]))),
  CONSTRAINT blog_article_type_check CHECK ((type = ANY (ARRAY['TEXT'::text, 'VIDEO'::text]))),
  CONSTRAINT blog_article_price_check CHECK (((price = 0) OR ((price >= 4900) AND (price <= 990000)))),
  CONSTRAINT blog_article_minutes_check CHECK ((minutes > 0)),
  CONSTRAINT blog_article_check CHECK (((NOT live) OR ((published IS NOT NULL) AND (status <> 'DELETED'::text)))),
  CONSTRAINT blog_article_check1 CHECK (((published IS NULL) OR ((game_id IS NOT NULL) AND (published_at IS NOT NULL) AND (published <= newest)))),
  CONSTRAINT blog_article_sold CHECK ((purchases >= 0)),
  CONSTRAINT blog_article_pkey PRIMARY KEY (id),
  CONSTRAINT blog_article_author_id_client_key_key UNIQUE (author_id, client_key),
  CONSTRAINT blog_article_author_id_fkey FOREIGN KEY (author_id) REFERENCES app_user(id),
  CONSTRAINT blog_article_game_id_fkey FOREIGN KEY (game_id) REFERENCES game(id)
);

CREATE INDEX blog_article_feed ON blog_article USING btree (published_at, id) WHERE live;

CREATE INDEX blog_article_feed_of_game ON blog_article USING btree (game_id, published_at, id) WHERE live;

CREATE INDEX blog_article_feed_of_author ON blog_article USING btree (author_id, published_at, id) WHERE live;

CREATE INDEX blog_article_free ON blog_article USING btree (published_at, id) WHERE (live AND (price = 0));

CREATE INDEX blog_article_recommended ON blog_article USING btree (recommended_at, id) WHERE (live AND (recommended_at IS NOT NULL));

CREATE INDEX blog_article_search ON blog_article USING gin (search) WHERE live;

CREATE INDEX blog_article_own ON blog_article USING btree (author_id, updated_at DESC, id DESC);

CREATE INDEX blog_article_deleted ON blog_article USING btree (published_at, id) WHERE (status = 'DELETED'::text);

CREATE INDEX blog_article_waiting ON blog_article USING btree (sent_at, id) WHERE (status = 'UNDER_MODERATION'::text);

CREATE INDEX blog_article_feed_of_type ON blog_article USING btree (type, published_at, id) WHERE live;

CREATE INDEX blog_article_free_of_type ON blog_article USING btree (type, published_at, id) WHERE (live AND (price = 0));

CREATE INDEX blog_article_free_of_game ON blog_article USING btree (game_id, published_at, id) WHERE (live AND (price = 0));

CREATE INDEX blog_article_feed_of_game_type ON blog_article USING btree (game_id, type, published_at, id) WHERE live;

CREATE INDEX blog_article_by_change ON blog_article USING btree (updated_at, id);

CREATE INDEX blog_article_status_change ON blog_article USING btree (status, updated_at, id);

CREATE INDEX blog_article_recommended_change ON blog_article USING btree (updated_at, id) WHERE (recommended_at IS NOT NULL);

CREATE TABLE blog_version (
  article_id integer NOT NULL,
  number integer NOT NULL,
  title text NOT NULL,
  lead text NOT NULL,
  game_id text,
  type text NOT NULL,
  price bigint NOT NULL,
  cover jsonb,
  document jsonb NOT NULL,
  bytes integer NOT NULL,
  created_at timestamp with time zone NOT NULL,
  published_at timestamp with time zone,
  CONSTRAINT blog_version_number_check CHECK ((number > 0)),
  CONSTRAINT blog_version_type_check CHECK ((type = ANY (ARRAY['TEXT'::text, 'VIDEO'::text]))),
  CONSTRAINT blog_version_price_check CHECK (((price = 0) OR ((price >= 4900) AND (price <= 990000)))),
  CONSTRAINT blog_version_bytes_check CHECK ((bytes <= 307200)),
  CONSTRAINT blog_version_pkey PRIMARY KEY (article_id, number),
  CONSTRAINT blog_version_article_id_fkey FOREIGN KEY (article_id) REFERENCES blog_article(id),
  CONSTRAINT blog_version_game_id_fkey FOREIGN KEY (game_id) REFERENCES game(id)
);

CREATE INDEX blog_version_images ON blog_version USING gin (blog_images(document, cover));

CREATE INDEX blog_version_game ON blog_version USING btree (game_id, article_id, number);

CREATE INDEX blog_version_title ON blog_version USING gin (search_form(title) gin_trgm_ops);

CREATE TABLE blog_remark (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  article_id integer NOT NULL,
  block_id text,
  text text NOT NULL,
  at timestamp with time zone NOT NULL,
  fixed boolean DEFAULT false NOT NULL,
  CONSTRAINT blog_remark_pkey PRIMARY KEY (id),
  CONSTRAINT blog_remark_article_id_fkey FOREIGN KEY (article_id) REFERENCES blog_article(id)
);

CREATE INDEX blog_remark_of_article ON blog_remark USING btree (article_id, id);

CREATE TABLE blog_decision (
  id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
  article_id integer NOT NULL,
  version integer NOT NULL,
  action text NOT NULL,
  comment text NOT NULL,
  actor_id uuid NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT blog_decision_action_check CHECK ((action = ANY (ARRAY['approve'::text, 'need-fix'::text, 'reject'::text, 'reassign'::text, 'unpublish'::text, 'delete'::text, 'recommend'::text, 'refund'::text]))),
  CONSTRAINT blog_decision_pkey PRIMARY KEY (id),
  CONSTRAINT blog_decision_article_id_fkey FOREIGN KEY (article_id) REFERENCES blog_article(id),
  CONSTRAINT blog_decision_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES app_user(id)
);

CREATE INDEX blog_decision_of_article ON blog_decision USING btree (article_id, id);

CREATE TABLE blog_like (
  article_id integer NOT NULL,
  user_id uuid NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT blog_like_pkey PRIMARY KEY (article_id, user_id),
  CONSTRAINT blog_like_article_id_fkey FOREIGN KEY (article_id) REFERENCES blog_article(id),
  CONSTRAINT blog_like_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);

CREATE TABLE blog_share (
  article_id integer NOT NULL,
  user_id uuid NOT NULL,
  shared_at timestamp with time zone NOT NULL,
  seen_at timestamp with time zone,
  CONSTRAINT blog_share_pkey PRIMARY KEY (article_id, user_id),
  CONSTRAINT blog_share_article_id_fkey FOREIGN KEY (article_id) REFERENCES blog_article(id),
  CONSTRAINT blog_share_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);

CREATE INDEX blog_share_of_user ON blog_share USING btree (user_id, shared_at);

CREATE TABLE blog_purchase (
  id uuid NOT NULL,
  article_id integer NOT NULL,
  user_id uuid NOT NULL,
  author_id uuid NOT NULL,
  price bigint NOT NULL,
  bonus bigint NOT NULL,
  income bigint NOT NULL,
  transaction_id bigint,
  bought_at timestamp with time zone NOT NULL,
  refunded_at timestamp with time zone,
  gift bigint DEFAULT 0 NOT NULL,
  CONSTRAINT blog_purchase_price_check CHECK ((price >= 0)),
  CONSTRAINT blog_purchase_check CHECK (((bonus >= 0) AND (bonus <= price))),
  CONSTRAINT blog_purchase_check1 CHECK (((income >= 0) AND (income <= price))),
  CONSTRAINT blog_purchase_gift CHECK (((gift >= 0) AND (gift <= (price - bonus)))),
  CONSTRAINT blog_purchase_pkey PRIMARY KEY (id),
  CONSTRAINT blog_purchase_article_id_fkey FOREIGN KEY (article_id) REFERENCES blog_article(id),
  CONSTRAINT blog_purchase_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  CONSTRAINT blog_purchase_author_id_fkey FOREIGN KEY (author_id) REFERENCES app_user(id),
  CONSTRAINT blog_purchase_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES balance_transaction(id)
);

CREATE UNIQUE INDEX blog_purchase_one ON blog_purchase USING btree (article_id, user_id) WHERE (refunded_at IS NULL);

CREATE INDEX blog_purchase_of_user ON blog_purchase USING btree (user_id, bought_at);

CREATE INDEX blog_purchase_of_article ON blog_purchase USING btree (article_id, id);

CREATE TABLE blog_visit (
  day date NOT NULL,
  article_id integer NOT NULL,
  visitor bytea NOT NULL,
  CONSTRAINT blog_visit_pkey PRIMARY KEY (day, article_id, visitor),
  CONSTRAINT blog_visit_article_id_fkey FOREIGN KEY (article_id) REFERENCES blog_article(id)
);

CREATE TABLE blog_reader (
  article_id integer NOT NULL,
  user_id uuid NOT NULL,
  first_at timestamp with time zone NOT NULL,
  CONSTRAINT blog_reader_pkey PRIMARY KEY (article_id, user_id),
  CONSTRAINT blog_reader_article_id_fkey FOREIGN KEY (article_id) REFERENCES blog_article(id),
  CONSTRAINT blog_reader_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);

CREATE TABLE blog_day (
  article_id integer NOT NULL,
  day date NOT NULL,
  views integer DEFAULT 0 NOT NULL,
  purchases integer DEFAULT 0 NOT NULL,
  income bigint DEFAULT 0 NOT NULL,
  CONSTRAINT blog_day_pkey PRIMARY KEY (article_id, day),
  CONSTRAINT blog_day_article_id_fkey FOREIGN KEY (article_id) REFERENCES blog_article(id)
);

CREATE TABLE blog_registration (
  article_id integer NOT NULL,
  user_id uuid NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT blog_registration_pkey PRIMARY KEY (article_id, user_id),
  CONSTRAINT blog_registration_article_id_fkey FOREIGN KEY (article_id) REFERENCES blog_article(id),
  CONSTRAINT blog_registration_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);

CREATE TABLE blog_game_count (
  game_id text NOT NULL,
  count integer DEFAULT 0 NOT NULL,
  CONSTRAINT blog_game_count_count_check CHECK ((count >= 0)),
  CONSTRAINT blog_game_count_pkey PRIMARY KEY (game_id),
  CONSTRAINT blog_game_count_game_id_fkey FOREIGN KEY (game_id) REFERENCES game(id)
);

CREATE TABLE blog_image (
  src text NOT NULL,
  user_id uuid NOT NULL,
  uploaded_at timestamp with time zone NOT NULL,
  CONSTRAINT blog_image_pkey PRIMARY KEY (src),
  CONSTRAINT blog_image_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);

CREATE INDEX blog_image_by_age ON blog_image USING btree (uploaded_at);

CREATE TABLE ledger_fault (
  rule text NOT NULL,
  subject text NOT NULL,
  found bigint NOT NULL,
  expected bigint NOT NULL,
  since timestamp with time zone NOT NULL,
  CONSTRAINT ledger_fault_pkey PRIMARY KEY (rule, subject)
);

CREATE TABLE mate_free_wish (
  user_id uuid NOT NULL,
  mate_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT mate_free_wish_pkey PRIMARY KEY (mate_id, user_id),
  CONSTRAINT mate_free_wish_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  CONSTRAINT mate_free_wish_mate_id_fkey FOREIGN KEY (mate_id) REFERENCES app_user(id)
);

CREATE INDEX mate_free_wish_of ON mate_free_wish USING btree (user_id);

CREATE TABLE squad_lobby_note (
  squad_id integer NOT NULL,
  user_id uuid NOT NULL,
  nick text NOT NULL,
  contact text NOT NULL,
  code text NOT NULL,
  voice text NOT NULL,
  told_at timestamp with time zone NOT NULL,
  CONSTRAINT squad_lobby_note_nick_check CHECK ((length(nick) <= 120)),
  CONSTRAINT squad_lobby_note_contact_check CHECK ((length(contact) <= 120)),
  CONSTRAINT squad_lobby_note_code_check CHECK ((length(code) <= 120)),
  CONSTRAINT squad_lobby_note_voice_check CHECK ((length(voice) <= 120)),
  CONSTRAINT squad_lobby_note_pkey PRIMARY KEY (squad_id, user_id),
  CONSTRAINT squad_lobby_note_squad_id_fkey FOREIGN KEY (squad_id) REFERENCES squad(id),
  CONSTRAINT squad_lobby_note_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);

CREATE INDEX squad_lobby_note_of ON squad_lobby_note USING btree (user_id, told_at);

CREATE TABLE prepaid_squad (
  deposit_id uuid NOT NULL,
  user_id uuid NOT NULL,
  game_id text NOT NULL,
  terms jsonb NOT NULL,
  agreed bigint NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  status text DEFAULT 'WAITING'::text NOT NULL,
  squad_id integer,
  problem text,
  not_invited jsonb DEFAULT '[]'::jsonb NOT NULL,
  CONSTRAINT prepaid_squad_agreed_check CHECK ((agreed > 0)),
  CONSTRAINT prepaid_squad_made CHECK (((status = ANY (ARRAY['MADE'::text, 'PAID'::text, 'UNPAID'::text])) = (squad_id IS NOT NULL))),
  CONSTRAINT prepaid_squad_status_check CHECK ((status = ANY (ARRAY['WAITING'::text, 'MADE'::text, 'PAID'::text, 'UNPAID'::text, 'FAILED'::text, 'LATE'::text, 'REPLACED'::text]))),
  CONSTRAINT prepaid_squad_pkey PRIMARY KEY (deposit_id),
  CONSTRAINT prepaid_squad_deposit_id_fkey FOREIGN KEY (deposit_id) REFERENCES deposit(id) ON DELETE CASCADE,
  CONSTRAINT prepaid_squad_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE,
  CONSTRAINT prepaid_squad_squad_id_fkey FOREIGN KEY (squad_id) REFERENCES squad(id)
);

CREATE INDEX prepaid_squad_of ON prepaid_squad USING btree (squad_id) WHERE (status = 'MADE'::text);

CREATE TABLE social_identity (
  provider text NOT NULL,
  subject text NOT NULL,
  user_id uuid NOT NULL,
  title text NOT NULL,
  linked_at timestamp with time zone NOT NULL,
  CONSTRAINT social_identity_pkey PRIMARY KEY (provider, subject),
  CONSTRAINT social_identity_user_id_provider_key UNIQUE (user_id, provider),
  CONSTRAINT social_identity_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);

CREATE TABLE social_trip (
  state_hash bytea NOT NULL,
  device_hash bytea NOT NULL,
  provider text NOT NULL,
  verifier text NOT NULL,
  return_to text NOT NULL,
  user_id uuid,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT social_trip_pkey PRIMARY KEY (state_hash),
  CONSTRAINT social_trip_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);

CREATE INDEX social_trip_expires ON social_trip USING btree (expires_at);

CREATE TABLE social_newcomer (
  device_hash bytea NOT NULL,
  provider text NOT NULL,
  subject text NOT NULL,
  title text NOT NULL,
  email text,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT social_newcomer_pkey PRIMARY KEY (device_hash)
);

CREATE INDEX social_newcomer_age ON social_newcomer USING btree (expires_at);

CREATE TABLE mate_answer (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  mate_id uuid NOT NULL,
  squad_id integer NOT NULL,
  answer text NOT NULL,
  invited_at timestamp with time zone NOT NULL,
  answered_at timestamp with time zone NOT NULL,
  CONSTRAINT mate_answer_answer_check CHECK ((answer = ANY (ARRAY['ACCEPTED'::text, 'DECLINED'::text, 'MISSED'::text]))),
  CONSTRAINT mate_answer_check CHECK ((answered_at >= invited_at)),
  CONSTRAINT mate_answer_pkey PRIMARY KEY (id),
  CONSTRAINT mate_answer_mate_id_fkey FOREIGN KEY (mate_id) REFERENCES app_user(id),
  CONSTRAINT mate_answer_squad_id_fkey FOREIGN KEY (squad_id) REFERENCES squad(id)
);

CREATE INDEX mate_answer_of_mate ON mate_answer USING btree (mate_id, answered_at DESC, id DESC) INCLUDE (answer, invited_at);

CREATE INDEX mate_answer_of_time ON mate_answer USING btree (answered_at);

CREATE TABLE push_subscription (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  session_id uuid NOT NULL,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  answered_at timestamp with time zone,
  checked_at timestamp with time zone,
  failures integer DEFAULT 0 NOT NULL,
  broken_at timestamp with time zone,
  CONSTRAINT push_subscription_endpoint_check CHECK ((length(endpoint) <= 1000)),
  CONSTRAINT push_subscription_pkey PRIMARY KEY (id),
  CONSTRAINT push_subscription_session_id_key UNIQUE (session_id),
  CONSTRAINT push_subscription_endpoint_key UNIQUE (endpoint),
  CONSTRAINT push_subscription_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE,
  CONSTRAINT push_subscription_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE
);

CREATE INDEX push_subscription_by_user ON push_subscription USING btree (user_id, created_at);

CREATE INDEX push_subscription_broken ON push_subscription USING btree (broken_at) WHERE (broken_at IS NOT NULL);

CREATE TABLE mate_hours (
  user_id uuid NOT NULL,
  weekday integer NOT NULL,
  from_minute integer NOT NULL,
  to_minute integer NOT NULL,
  CONSTRAINT mate_hours_weekday_check CHECK (((weekday >= 0) AND (weekday <= 6))),
  CONSTRAINT mate_hours_from_minute_check CHECK ((from_minute >= 0)),
  CONSTRAINT mate_hours_to_minute_check CHECK ((to_minute <= 1440)),
  CONSTRAINT mate_hours_check CHECK ((from_minute < to_minute)),
  CONSTRAINT mate_hours_pkey PRIMARY KEY (user_id, weekday, from_minute),
  CONSTRAINT mate_hours_user_id_fkey FOREIGN KEY (user_id) REFERENCES mate_access(user_id) ON DELETE CASCADE
);

CREATE TABLE booking (
  id uuid NOT NULL,
  client_id uuid NOT NULL,
  mate_id uuid NOT NULL,
  status text NOT NULL,
  game_id text NOT NULL,
  category_id integer NOT NULL,
  category_kind text NOT NULL,
  category_percent integer,
  platform text NOT NULL,
  languages text[] NOT NULL,
  duration_minutes integer NOT NULL,
  starts_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone NOT NULL,
  note text NOT NULL,
  level text NOT NULL,
  percent integer NOT NULL,
  rates jsonb NOT NULL,
  price bigint NOT NULL,
  bonus bigint NOT NULL,
  gift bigint NOT NULL,
  transaction_id bigint,
  squad_id integer,
  closed_at timestamp with time zone,
  closed_by text,
  returned bigint,
  income bigint,
  confirmed_at timestamp with time zone,
  closed_reason text,
  CONSTRAINT booking_status_check CHECK ((status = ANY (ARRAY['REQUESTED'::text, 'CONFIRMED'::text, 'OPENED'::text, 'DECLINED'::text, 'EXPIRED'::text, 'CANCELLED'::text, 'FAILED'::text]))),
  CONSTRAINT booking_languages_check CHECK (((cardinality(languages) >= 1) AND (cardinality(languages) <= 5))),
  CONSTRAINT booking_duration_minutes_check CHECK ((duration_minutes > 0)),
  CONSTRAINT booking_percent_check CHECK (((percent >= 0) AND (percent <= 100))),
  CONSTRAINT booking_price_check CHECK ((price > 0)),
  CONSTRAINT booking_bonus_check CHECK ((bonus >= 0)),
  CONSTRAINT booking_gift_check CHECK ((gift >= 0)),
  CONSTRAINT booking_closed_by_check CHECK ((closed_by = ANY (ARRAY['CLIENT'::text, 'MATE'::text, 'OPERATOR'::text, 'SYSTEM'::text]))),
  CONSTRAINT booking_check CHECK (((returned >= 0) AND (returned <= price))),
  CONSTRAINT booking_income_check CHECK ((income >= 0)),
  CONSTRAINT booking_check1 CHECK ((client_id <> mate_id)),
  CONSTRAINT booking_check2 CHECK (((bonus + gift) <= price)),
  CONSTRAINT booking_check3 CHECK (((closed_at IS NULL) = (status = ANY (ARRAY['REQUESTED'::text, 'CONFIRMED'::text])))),
  CONSTRAINT booking_check4 CHECK (((squad_id IS NOT NULL) = (status = 'OPENED'::text))),
  CONSTRAINT booking_check5 CHECK (((num_nulls(closed_by, returned, income) = ANY (ARRAY[0, 3])) AND ((closed_by IS NOT NULL) = (status = ANY (ARRAY['DECLINED'::text, 'EXPIRED'::text, 'CANCELLED'::text, 'FAILED'::text]))))),
  CONSTRAINT booking_check6 CHECK (((closed_reason IS NULL) OR (closed_by = 'OPERATOR'::text))),
  CONSTRAINT booking_pkey PRIMARY KEY (id),
  CONSTRAINT booking_client_id_fkey FOREIGN KEY (client_id) REFERENCES app_user(id),
  CONSTRAINT booking_mate_id_fkey FOREIGN KEY (mate_id) REFERENCES app_user(id),
  CONSTRAINT booking_game_id_fkey FOREIGN KEY (game_id) REFERENCES game(id),
  CONSTRAINT booking_category_id_fkey FOREIGN KEY (category_id) REFERENCES category(id),
  CONSTRAINT booking_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES balance_transaction(id),
  CONSTRAINT booking_squad_id_fkey FOREIGN KEY (squad_id) REFERENCES squad(id)
);

CREATE UNIQUE INDEX booking_mate_open ON booking USING btree (mate_id, starts_at) WHERE (closed_at IS NULL);

CREATE INDEX booking_client_open ON booking USING btree (client_id, starts_at) WHERE (closed_at IS NULL);

CREATE INDEX booking_client_past ON booking USING btree (client_id, closed_at DESC, id DESC) WHERE (closed_at IS NOT NULL);

CREATE INDEX booking_mate_past ON booking USING btree (mate_id, closed_at DESC, id DESC) WHERE (closed_at IS NOT NULL);

CREATE INDEX booking_by_start ON booking USING btree (starts_at, id);

CREATE INDEX booking_by_price ON booking USING btree (price, id);

CREATE INDEX booking_status_start ON booking USING btree (status, starts_at, id);

CREATE INDEX booking_status_price ON booking USING btree (status, price, id);

CREATE INDEX booking_closed_by_start ON booking USING btree (closed_by, starts_at, id) WHERE (closed_by IS NOT NULL);

CREATE INDEX booking_closed_by_price ON booking USING btree (closed_by, price, id) WHERE (closed_by IS NOT NULL);

CREATE INDEX booking_client ON booking USING btree (client_id, starts_at, id);

CREATE INDEX booking_mate ON booking USING btree (mate_id, starts_at, id);

CREATE INDEX booking_game_start ON booking USING btree (game_id, starts_at, id);

CREATE INDEX booking_game_price ON booking USING btree (game_id, price, id);

CREATE TABLE game_icon (
  src text NOT NULL,
  uploaded_at timestamp with time zone NOT NULL,
  CONSTRAINT game_icon_pkey PRIMARY KEY (src)
);

CREATE TABLE report_file (
  id uuid NOT NULL,
  report_id uuid NOT NULL,
  place integer NOT NULL,
  name text NOT NULL,
  size integer NOT NULL,
  type text NOT NULL,
  width integer,
  height integer,
  address text NOT NULL,
  CONSTRAINT report_file_pkey PRIMARY KEY (report_id, id),
  CONSTRAINT report_file_report_id_fkey FOREIGN KEY (report_id) REFERENCES report(id)
);

CREATE INDEX report_file_address ON report_file USING btree (address);

CREATE TABLE write_check (
  id boolean DEFAULT true NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT write_check_id_check CHECK (id),
  CONSTRAINT write_check_pkey PRIMARY KEY (id)
);

CREATE TABLE address_change (
  user_id uuid NOT NULL,
  before text NOT NULL,
  before_key text NOT NULL,
  before_confirmed_at timestamp with time zone,
  token_hash bytea NOT NULL,
  rests_until timestamp with time zone NOT NULL,
  CONSTRAINT address_change_pkey PRIMARY KEY (user_id),
  CONSTRAINT address_change_token_hash_key UNIQUE (token_hash),
  CONSTRAINT address_change_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);

CREATE INDEX address_change_before ON address_change USING btree (before_key);

CREATE INDEX address_change_age ON address_change USING btree (rests_until);

CREATE TABLE half_agreement (
  subject text NOT NULL,
  asked_by uuid NOT NULL,
  gifts jsonb NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  shown_at text NOT NULL,
  CONSTRAINT half_agreement_pkey PRIMARY KEY (subject),
  CONSTRAINT half_agreement_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES app_user(id)
);

CREATE TABLE operator_gift (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  operator_id uuid NOT NULL,
  user_id uuid NOT NULL,
  amount bigint NOT NULL,
  subject text NOT NULL,
  given_at timestamp with time zone NOT NULL,
  CONSTRAINT operator_gift_amount_check CHECK ((amount > 0)),
  CONSTRAINT operator_gift_pkey PRIMARY KEY (id),
  CONSTRAINT operator_gift_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES app_user(id),
  CONSTRAINT operator_gift_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);

CREATE INDEX operator_gift_recent ON operator_gift USING btree (user_id, operator_id, given_at);

CREATE TABLE squad_spent (
  operation_id uuid NOT NULL,
  squad_id integer NOT NULL,
  member_id uuid NOT NULL,
  payer_id uuid NOT NULL,
  gross bigint NOT NULL,
  own bigint NOT NULL,
  CONSTRAINT squad_spent_gross_check CHECK ((gross > 0)),
  CONSTRAINT squad_spent_check CHECK (((own >= 0) AND (own <= gross))),
  CONSTRAINT squad_spent_pkey PRIMARY KEY (operation_id, squad_id, member_id),
  CONSTRAINT squad_spent_operation_id_fkey FOREIGN KEY (operation_id) REFERENCES operation(id),
  CONSTRAINT squad_spent_payer_id_fkey FOREIGN KEY (payer_id) REFERENCES app_user(id)
);

CREATE TABLE own_money (
  user_id uuid NOT NULL,
  advance bigint NOT NULL,
  other bigint NOT NULL,
  CONSTRAINT own_money_advance_check CHECK ((advance >= 0)),
  CONSTRAINT own_money_other_check CHECK ((other >= 0)),
  CONSTRAINT own_money_pkey PRIMARY KEY (user_id),
  CONSTRAINT own_money_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);

CREATE TABLE own_money_change (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  user_id uuid NOT NULL,
  operation_id uuid,
  reason text NOT NULL,
  advance bigint NOT NULL,
  other bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT own_money_change_pkey PRIMARY KEY (id),
  CONSTRAINT own_money_change_operation_id_user_id_reason_key UNIQUE (operation_id, user_id, reason),
  CONSTRAINT own_money_change_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  CONSTRAINT own_money_change_operation_id_fkey FOREIGN KEY (operation_id) REFERENCES operation(id)
);

CREATE INDEX own_money_change_user ON own_money_change USING btree (user_id);

CREATE TABLE receipt (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  operation_id uuid NOT NULL,
  kind text NOT NULL,
  total bigint NOT NULL,
  by_advance bigint NOT NULL,
  by_other bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  state text NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  attempt integer DEFAULT 1 NOT NULL,
  asked integer DEFAULT 0 NOT NULL,
  till text,
  document_id text,
  accepted_at timestamp with time zone,
  reason text,
  url text,
  fiscal jsonb,
  sent_at timestamp with time zone,
  payment_id text,
  CONSTRAINT receipt_kind_check CHECK ((kind = ANY (ARRAY['ADVANCE'::text, 'SET_OFF'::text, 'RETURN'::text, 'SET_OFF_RETURN'::text]))),
  CONSTRAINT receipt_total_check CHECK ((total > 0)),
  CONSTRAINT receipt_by_advance_check CHECK ((by_advance >= 0)),
  CONSTRAINT receipt_by_other_check CHECK ((by_other >= 0)),
  CONSTRAINT receipt_state_check CHECK ((state = ANY (ARRAY['OFF'::text, 'QUEUED'::text, 'ACCEPTED'::text, 'DONE'::text, 'REFUSED'::text]))),
  CONSTRAINT receipt_check CHECK ((total = (by_advance + by_other))),
  CONSTRAINT receipt_pkey PRIMARY KEY (id),
  CONSTRAINT receipt_operation_id_user_id_kind_key UNIQUE (operation_id, user_id, kind),
  CONSTRAINT receipt_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  CONSTRAINT receipt_operation_id_fkey FOREIGN KEY (operation_id) REFERENCES operation(id)
);

CREATE INDEX receipt_newest ON receipt USING btree (created_at, id);

CREATE INDEX receipt_user ON receipt USING btree (user_id, created_at);

CREATE INDEX receipt_refused ON receipt USING btree (changed_at) WHERE (state = 'REFUSED'::text);

CREATE INDEX receipt_state ON receipt USING btree (state, created_at, id);

CREATE INDEX receipt_kind ON receipt USING btree (kind, created_at, id);

CREATE INDEX receipt_size ON receipt USING btree (total, id);

CREATE INDEX receipt_payment ON receipt USING btree (payment_id) WHERE (payment_id IS NOT NULL);

CREATE TABLE receipt_line (
  receipt_id uuid NOT NULL,
  place integer NOT NULL,
  subject text NOT NULL,
  principal_id uuid,
  name text NOT NULL,
  amount bigint NOT NULL,
  CONSTRAINT receipt_line_amount_check CHECK ((amount > 0)),
  CONSTRAINT receipt_line_pkey PRIMARY KEY (receipt_id, place),
  CONSTRAINT receipt_line_receipt_id_fkey FOREIGN KEY (receipt_id) REFERENCES receipt(id),
  CONSTRAINT receipt_line_principal_id_fkey FOREIGN KEY (principal_id) REFERENCES app_user(id)
);

CREATE TABLE receipt_step (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  receipt_id uuid NOT NULL,
  attempt integer NOT NULL,
  state text NOT NULL,
  till text,
  document_id text,
  reason text,
  at timestamp with time zone NOT NULL,
  CONSTRAINT receipt_step_pkey PRIMARY KEY (id),
  CONSTRAINT receipt_step_receipt_id_fkey FOREIGN KEY (receipt_id) REFERENCES receipt(id)
);

CREATE INDEX receipt_step_receipt ON receipt_step USING btree (receipt_id, id);

CREATE TABLE money_method (
  direction text NOT NULL,
  method text NOT NULL,
  enabled boolean NOT NULL,
  reason text,
  place integer,
  changed_by uuid,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT money_method_direction_check CHECK ((direction = ANY (ARRAY['DEPOSIT'::text, 'WITHDRAWAL'::text]))),
  CONSTRAINT money_method_pkey PRIMARY KEY (direction, method),
  CONSTRAINT money_method_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES app_user(id)
);

CREATE TABLE deposit_refund (
  id uuid NOT NULL,
  deposit_id uuid NOT NULL,
  user_id uuid NOT NULL,
  provider text NOT NULL,
  amount bigint NOT NULL,
  state text NOT NULL,
  by_hand boolean NOT NULL,
  reason text NOT NULL,
  answer text,
  transaction_id bigint NOT NULL,
  reference text,
  failure text,
  asked integer DEFAULT 0 NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  attempt integer DEFAULT 0 NOT NULL,
  sent_at timestamp with time zone,
  external_id text,
  CONSTRAINT deposit_refund_amount_check CHECK ((amount > 0)),
  CONSTRAINT deposit_refund_state_check CHECK ((state = ANY (ARRAY['ASKED'::text, 'AGREED'::text, 'SENT'::text, 'BY_HAND'::text, 'UNCLEAR'::text, 'DONE'::text, 'REFUSED'::text, 'DECLINED'::text, 'CANCELED'::text]))),
  CONSTRAINT deposit_refund_pkey PRIMARY KEY (id),
  CONSTRAINT deposit_refund_deposit_id_fkey FOREIGN KEY (deposit_id) REFERENCES deposit(id),
  CONSTRAINT deposit_refund_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  CONSTRAINT deposit_refund_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES balance_transaction(id)
);

CREATE UNIQUE INDEX deposit_refund_one_open ON deposit_refund USING btree (deposit_id) WHERE (state = ANY (ARRAY['ASKED'::text, 'AGREED'::text, 'SENT'::text, 'BY_HAND'::text, 'UNCLEAR'::text]));

CREATE INDEX deposit_refund_deposit ON deposit_refund USING btree (deposit_id);

CREATE INDEX deposit_refund_user ON deposit_refund USING btree (user_id);

CREATE INDEX deposit_refund_newest ON deposit_refund USING btree (asked_at, id);

CREATE INDEX deposit_refund_waiting ON deposit_refund USING btree (changed_at) WHERE (state = ANY (ARRAY['ASKED'::text, 'BY_HAND'::text, 'UNCLEAR'::text]));

CREATE INDEX deposit_refund_state ON deposit_refund USING btree (state, asked_at, id);

CREATE INDEX deposit_refund_provider ON deposit_refund USING btree (provider, asked_at, id);

CREATE INDEX deposit_refund_size ON deposit_refund USING btree (amount, id);

CREATE TABLE requisites_to_seal (
  source text NOT NULL,
  id uuid NOT NULL,
  wallet text NOT NULL,
  CONSTRAINT requisites_to_seal_source_check CHECK ((source = ANY (ARRAY['withdrawal'::text, 'withdrawal_method'::text]))),
  CONSTRAINT requisites_to_seal_pkey PRIMARY KEY (source, id)
);

CREATE TABLE payout (
  id uuid NOT NULL,
  withdrawal_id uuid NOT NULL,
  user_id uuid NOT NULL,
  provider text NOT NULL,
  amount bigint NOT NULL,
  state text NOT NULL,
  attempt integer DEFAULT 0 NOT NULL,
  sent_at timestamp with time zone,
  external_id text,
  reference text,
  failure text,
  asked integer DEFAULT 0 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT payout_provider_check CHECK ((provider = ANY (ARRAY['YOOKASSA'::text, 'UNITPAY'::text, 'ENOT'::text, 'TRAINING'::text]))),
  CONSTRAINT payout_amount_check CHECK ((amount > 0)),
  CONSTRAINT payout_state_check CHECK ((state = ANY (ARRAY['QUEUED'::text, 'SENT'::text, 'UNCLEAR'::text, 'PAID'::text, 'REFUSED'::text]))),
  CONSTRAINT payout_pkey PRIMARY KEY (id),
  CONSTRAINT payout_withdrawal_id_fkey FOREIGN KEY (withdrawal_id) REFERENCES withdrawal(id),
  CONSTRAINT payout_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);

CREATE UNIQUE INDEX payout_one_open ON payout USING btree (withdrawal_id) WHERE (state = ANY (ARRAY['QUEUED'::text, 'SENT'::text, 'UNCLEAR'::text]));

CREATE UNIQUE INDEX payout_paid_once ON payout USING btree (withdrawal_id) WHERE (state = 'PAID'::text);

CREATE INDEX payout_withdrawal ON payout USING btree (withdrawal_id, created_at);

CREATE INDEX payout_user ON payout USING btree (user_id);

CREATE INDEX payout_by_provider ON payout USING btree (provider, changed_at);

CREATE TABLE step (
  aggregate text NOT NULL,
  aggregate_id text NOT NULL,
  number integer NOT NULL,
  at timestamp with time zone NOT NULL,
  rules smallint NOT NULL,
  event jsonb NOT NULL,
  hash bytea NOT NULL,
  operation_id uuid,
  CONSTRAINT step_pkey PRIMARY KEY (aggregate, aggregate_id, number)
);

CREATE TABLE mate_seen (
  user_id uuid NOT NULL,
  game_id text NOT NULL,
  last_online_at timestamp with time zone,
  CONSTRAINT mate_seen_pkey PRIMARY KEY (user_id),
  CONSTRAINT mate_seen_user_id_fkey FOREIGN KEY (user_id) REFERENCES mate_card(user_id) ON DELETE CASCADE
) WITH (parallel_workers=0);

CREATE INDEX mate_seen_last ON mate_seen USING btree (game_id, last_online_at DESC NULLS LAST, user_id);

CREATE TABLE consent_text (
  hash text NOT NULL,
  document text NOT NULL,
  chapters jsonb NOT NULL,
  first_agreed_at timestamp with time zone NOT NULL,
  CONSTRAINT consent_text_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT consent_text_pkey PRIMARY KEY (hash)
);

CREATE TABLE consent (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  user_id uuid NOT NULL,
  document text NOT NULL,
  act text NOT NULL,
  text_hash text CONSTRAINT consent_text_hash_not_null1 NOT NULL,
  place text NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT consent_document_check CHECK ((document = ANY (ARRAY['policy'::text, 'personal-data'::text, 'marketing'::text, 'mate-terms'::text]))),
  CONSTRAINT consent_act_check CHECK ((act = ANY (ARRAY['GIVEN'::text, 'TAKEN_BACK'::text]))),
  CONSTRAINT consent_place_check CHECK ((place = ANY (ARRAY['REGISTRATION'::text, 'VISIT'::text, 'SETTINGS'::text, 'APPLICATION'::text, 'LEAVING'::text]))),
  CONSTRAINT consent_pkey PRIMARY KEY (id),
  CONSTRAINT consent_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  CONSTRAINT consent_text_hash_fkey FOREIGN KEY (text_hash) REFERENCES consent_text(hash)
);

CREATE INDEX consent_user ON consent USING btree (user_id, document, id);

CREATE TABLE consent_standing (
  user_id uuid NOT NULL,
  policy text,
  personal_data text,
  mate_terms text,
  mate_terms_taken_back boolean DEFAULT false NOT NULL,
  CONSTRAINT consent_standing_pkey PRIMARY KEY (user_id),
  CONSTRAINT consent_standing_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);

CREATE TABLE person_age (
  user_id uuid NOT NULL,
  born date NOT NULL,
  given_at timestamp with time zone NOT NULL,
  parent text,
  parent_seen_at timestamp with time zone,
  CONSTRAINT person_age_check CHECK (((parent IS NULL) = (parent_seen_at IS NULL))),
  CONSTRAINT person_age_pkey PRIMARY KEY (user_id),
  CONSTRAINT person_age_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);

CREATE TABLE tax_profile (
  user_id uuid NOT NULL,
  status text,
  inn_sealed bytea NOT NULL,
  inn_hash bytea NOT NULL,
  inn_end text NOT NULL,
  name text NOT NULL,
  phone text NOT NULL,
  warned_year integer,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT tax_profile_status_check CHECK ((status = ANY (ARRAY['SELF_EMPLOYED'::text, 'SOLE_PROPRIETOR'::text, 'INDIVIDUAL'::text]))),
  CONSTRAINT tax_profile_pkey PRIMARY KEY (user_id),
  CONSTRAINT tax_profile_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);

CREATE INDEX tax_profile_inn ON tax_profile USING btree (inn_hash);

CREATE TABLE inns_to_seal (
  user_id uuid NOT NULL,
  inn text NOT NULL,
  CONSTRAINT inns_to_seal_pkey PRIMARY KEY (user_id),
  CONSTRAINT inns_to_seal_user_id_fkey FOREIGN KEY (user_id) REFERENCES tax_profile(user_id)
);

CREATE TABLE npd_check (
  inn_hash bytea NOT NULL,
  day date NOT NULL,
  answer text NOT NULL,
  failure text,
  tries integer DEFAULT 0 NOT NULL,
  wanted_at timestamp with time zone NOT NULL,
  answered_at timestamp with time zone,
  CONSTRAINT npd_check_answer_check CHECK ((answer = ANY (ARRAY['YES'::text, 'NO'::text, 'INVALID'::text, 'UNKNOWN'::text, 'NOT_ASKED'::text]))),
  CONSTRAINT npd_check_failure_check CHECK ((failure = ANY (ARRAY['LIMITED'::text, 'UNAVAILABLE'::text, 'SILENT'::text, 'STRANGE'::text]))),
  CONSTRAINT npd_check_check CHECK (((failure IS NOT NULL) = (answer = 'UNKNOWN'::text))),
  CONSTRAINT npd_check_pkey PRIMARY KEY (inn_hash, day)
);

CREATE INDEX npd_check_waiting ON npd_check USING btree (wanted_at) WHERE (answer = ANY (ARRAY['UNKNOWN'::text, 'NOT_ASKED'::text]));

CREATE INDEX npd_check_age ON npd_check USING btree (day);

CREATE TABLE npd_turn (
  is_only boolean DEFAULT true NOT NULL,
  free_at timestamp with time zone NOT NULL,
  holder uuid,
  CONSTRAINT npd_turn_is_only_check CHECK (is_only),
  CONSTRAINT npd_turn_pkey PRIMARY KEY (is_only)
);

CREATE TABLE tax_hold (
  withdrawal_id uuid NOT NULL,
  user_id uuid NOT NULL,
  reason text NOT NULL,
  since timestamp with time zone NOT NULL,
  CONSTRAINT tax_hold_reason_check CHECK ((reason = ANY (ARRAY['STATUS_NOT_TOLD'::text, 'CHECK_GOES_ON'::text, 'CHECK_SILENT'::text, 'STATUS_LOST'::text, 'INN_INVALID'::text, 'OVER_LIMIT'::text]))),
  CONSTRAINT tax_hold_pkey PRIMARY KEY (withdrawal_id),
  CONSTRAINT tax_hold_withdrawal_id_fkey FOREIGN KEY (withdrawal_id) REFERENCES withdrawal(id),
  CONSTRAINT tax_hold_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);

CREATE INDEX tax_hold_user ON tax_hold USING btree (user_id);

CREATE TABLE npd_receipt (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  withdrawal_id uuid NOT NULL,
  amount bigint NOT NULL,
  state text NOT NULL,
  number text,
  inn_sealed bytea,
  reason text,
  reminded integer DEFAULT 0 NOT NULL,
  owed_at timestamp with time zone NOT NULL,
  given_at timestamp with time zone,
  changed_at timestamp with time zone NOT NULL,
  CONSTRAINT npd_receipt_amount_check CHECK ((amount > 0)),
  CONSTRAINT npd_receipt_state_check CHECK ((state = ANY (ARRAY['OWED'::text, 'GIVEN'::text, 'CONFIRMED'::text, 'REFUSED'::text, 'EXCUSED'::text]))),
  CONSTRAINT npd_receipt_check CHECK (((number IS NULL) = (inn_sealed IS NULL))),
  CONSTRAINT npd_receipt_check1 CHECK (((state <> ALL (ARRAY['GIVEN'::text, 'CONFIRMED'::text])) OR (number IS NOT NULL))),
  CONSTRAINT npd_receipt_pkey PRIMARY KEY (id),
  CONSTRAINT npd_receipt_withdrawal_id_key UNIQUE (withdrawal_id),
  CONSTRAINT npd_receipt_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  CONSTRAINT npd_receipt_withdrawal_id_fkey FOREIGN KEY (withdrawal_id) REFERENCES withdrawal(id)
);

CREATE UNIQUE INDEX npd_receipt_number ON npd_receipt USING btree (number) WHERE (state = ANY (ARRAY['GIVEN'::text, 'CONFIRMED'::text]));

CREATE INDEX npd_receipt_user ON npd_receipt USING btree (user_id, owed_at, id);

CREATE INDEX npd_receipt_newest ON npd_receipt USING btree (owed_at, id);

CREATE INDEX npd_receipt_state ON npd_receipt USING btree (state, owed_at, id);

CREATE INDEX npd_receipt_size ON npd_receipt USING btree (amount, id);

CREATE TABLE passkey (
  id text NOT NULL,
  user_id uuid NOT NULL,
  handle bytea NOT NULL,
  title text NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  synced boolean NOT NULL,
  created_at timestamp with time zone NOT NULL,
  last_used_at timestamp with time zone,
  CONSTRAINT passkey_pkey PRIMARY KEY (id),
  CONSTRAINT passkey_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);

CREATE INDEX passkey_of ON passkey USING btree (user_id, created_at);

CREATE TABLE passkey_challenge (
  hash bytea NOT NULL,
  purpose text NOT NULL,
  holder text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT passkey_challenge_purpose_check CHECK ((purpose = ANY (ARRAY['ADD'::text, 'SIGN_IN'::text, 'CONFIRM'::text]))),
  CONSTRAINT passkey_challenge_pkey PRIMARY KEY (hash)
);

CREATE INDEX passkey_challenge_age ON passkey_challenge USING btree (expires_at);

CREATE TABLE second_step_loss (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  ready_at timestamp with time zone NOT NULL,
  status text NOT NULL,
  decided_by uuid,
  decided_at timestamp with time zone,
  reason text,
  CONSTRAINT second_step_loss_status_check CHECK ((status = ANY (ARRAY['OPEN'::text, 'CANCELED'::text, 'RESET'::text, 'REFUSED'::text]))),
  CONSTRAINT second_step_loss_check CHECK (((status = 'OPEN'::text) = (decided_at IS NULL))),
  CONSTRAINT second_step_loss_pkey PRIMARY KEY (id),
  CONSTRAINT second_step_loss_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE,
  CONSTRAINT second_step_loss_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES app_user(id)
);

CREATE UNIQUE INDEX second_step_loss_one_open ON second_step_loss USING btree (user_id) WHERE (status = 'OPEN'::text);

CREATE INDEX second_step_loss_waiting ON second_step_loss USING btree (ready_at, id) WHERE (status = 'OPEN'::text);

CREATE INDEX second_step_loss_of ON second_step_loss USING btree (user_id, decided_at);

CREATE TABLE support_past (
  chat_id uuid NOT NULL,
  user_id uuid NOT NULL,
  with_texts boolean NOT NULL,
  past text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT support_past_pkey PRIMARY KEY (chat_id),
  CONSTRAINT support_past_chat_id_fkey FOREIGN KEY (chat_id) REFERENCES support_thread(chat_id),
  CONSTRAINT support_past_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);

CREATE INDEX support_past_of_person ON support_past USING btree (user_id);

CREATE INDEX support_past_age ON support_past USING btree (created_at);

CREATE TABLE bot_update (
  service text NOT NULL,
  address text NOT NULL,
  sent_at bigint NOT NULL,
  handled_at timestamp with time zone NOT NULL,
  CONSTRAINT bot_update_service_check CHECK ((service = 'max'::text)),
  CONSTRAINT bot_update_pkey PRIMARY KEY (service, address)
);

CREATE INDEX bot_update_age ON bot_update USING btree (handled_at);

CREATE TABLE provider_nonce (
  provider text NOT NULL,
  value bigint NOT NULL,
  CONSTRAINT provider_nonce_pkey PRIMARY KEY (provider)
);

CREATE TABLE risk_trace (
  user_id uuid NOT NULL,
  kind text NOT NULL,
  hash bytea NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  CONSTRAINT risk_trace_kind_check CHECK ((kind = ANY (ARRAY['DEVICE'::text, 'NETWORK'::text, 'CARD'::text, 'REQUISITES'::text]))),
  CONSTRAINT risk_trace_pkey PRIMARY KEY (user_id, kind, hash),
  CONSTRAINT risk_trace_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id)
);

CREATE INDEX risk_trace_hash ON risk_trace USING btree (kind, hash);

CREATE INDEX risk_trace_age ON risk_trace USING btree (seen_at);

CREATE TABLE gift_order (
  mate_id uuid NOT NULL,
  payer_id uuid NOT NULL,
  squad_id integer NOT NULL,
  is_empty boolean NOT NULL,
  settled_at timestamp with time zone NOT NULL,
  CONSTRAINT gift_order_pkey PRIMARY KEY (squad_id, mate_id, payer_id),
  CONSTRAINT gift_order_mate_id_fkey FOREIGN KEY (mate_id) REFERENCES app_user(id),
  CONSTRAINT gift_order_payer_id_fkey FOREIGN KEY (payer_id) REFERENCES app_user(id)
);

CREATE INDEX gift_order_mate ON gift_order USING btree (mate_id, settled_at DESC);

CREATE INDEX gift_order_age ON gift_order USING btree (settled_at);

CREATE TABLE risk_ring (
  id uuid NOT NULL,
  state text DEFAULT 'OPEN'::text NOT NULL,
  people integer NOT NULL,
  score integer NOT NULL,
  held bigint DEFAULT 0 NOT NULL,
  found_at timestamp with time zone NOT NULL,
  waits_since timestamp with time zone,
  decided_at timestamp with time zone,
  decided_by uuid,
  CONSTRAINT risk_ring_state_check CHECK ((state = ANY (ARRAY['OPEN'::text, 'RELEASED'::text, 'TAKEN'::text]))),
  CONSTRAINT risk_ring_score_check CHECK (((score >= 0) AND (score <= 100))),
  CONSTRAINT risk_ring_held_check CHECK ((held >= 0)),
  CONSTRAINT risk_ring_pkey PRIMARY KEY (id),
  CONSTRAINT risk_ring_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES app_user(id)
);

CREATE INDEX risk_ring_waiting ON risk_ring USING btree (waits_since) WHERE (waits_since IS NOT NULL);

CREATE INDEX risk_ring_found ON risk_ring USING btree (found_at, id);

CREATE INDEX risk_ring_held ON risk_ring USING btree (held, id);

CREATE INDEX risk_ring_state ON risk_ring USING btree (state, found_at, id);

CREATE INDEX risk_ring_state_held ON risk_ring USING btree (state, held, id);

CREATE TABLE risk_member (
  user_id uuid NOT NULL,
  ring_id uuid NOT NULL,
  joined_at timestamp with time zone NOT NULL,
  CONSTRAINT risk_member_pkey PRIMARY KEY (user_id),
  CONSTRAINT risk_member_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  CONSTRAINT risk_member_ring_id_fkey FOREIGN KEY (ring_id) REFERENCES risk_ring(id)
);

CREATE INDEX risk_member_ring ON risk_member USING btree (ring_id);

CREATE TABLE risk_link (
  one_id uuid NOT NULL,
  other_id uuid NOT NULL,
  ring_id uuid NOT NULL,
  score integer NOT NULL,
  reasons text[] NOT NULL,
  found_at timestamp with time zone NOT NULL,
  CONSTRAINT risk_link_score_check CHECK (((score >= 0) AND (score <= 100))),
  CONSTRAINT risk_link_check CHECK ((one_id < other_id)),
  CONSTRAINT risk_link_pkey PRIMARY KEY (one_id, other_id),
  CONSTRAINT risk_link_one_id_fkey FOREIGN KEY (one_id) REFERENCES app_user(id),
  CONSTRAINT risk_link_other_id_fkey FOREIGN KEY (other_id) REFERENCES app_user(id),
  CONSTRAINT risk_link_ring_id_fkey FOREIGN KEY (ring_id) REFERENCES risk_ring(id)
);

CREATE INDEX risk_link_ring ON risk_link USING btree (ring_id);

CREATE TABLE held_gift (
  id uuid NOT NULL,
  ring_id uuid NOT NULL,
  user_id uuid NOT NULL,
  other_id uuid,
  kind text NOT NULL,
  amount bigint NOT NULL,
  operation_id uuid NOT NULL,
  squad_id integer,
  state text DEFAULT 'HELD'::text NOT NULL,
  held_at timestamp with time zone NOT NULL,
  due_at timestamp with time zone NOT NULL,
  decided_at timestamp with time zone,
  decision_id uuid,
  CONSTRAINT held_gift_kind_check CHECK ((kind = ANY (ARRAY['PAY'::text, 'REFERRAL'::text, 'REGISTRATION'::text]))),
  CONSTRAINT held_gift_amount_check CHECK ((amount > 0)),
  CONSTRAINT held_gift_state_check CHECK ((state = ANY (ARRAY['HELD'::text, 'RELEASED'::text, 'TAKEN'::text]))),
  CONSTRAINT held_gift_pkey PRIMARY KEY (id),
  CONSTRAINT held_gift_ring_id_fkey FOREIGN KEY (ring_id) REFERENCES risk_ring(id),
  CONSTRAINT held_gift_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  CONSTRAINT held_gift_other_id_fkey FOREIGN KEY (other_id) REFERENCES app_user(id),
  CONSTRAINT held_gift_operation_id_fkey FOREIGN KEY (operation_id) REFERENCES operation(id),
  CONSTRAINT held_gift_squad_id_fkey FOREIGN KEY (squad_id) REFERENCES squad(id),
  CONSTRAINT held_gift_decision_id_fkey FOREIGN KEY (decision_id) REFERENCES operation(id)
);

CREATE INDEX held_gift_user ON held_gift USING btree (user_id, held_at DESC);

CREATE INDEX held_gift_ring ON held_gift USING btree (ring_id);

CREATE TABLE appeal (
  id uuid NOT NULL,
  kind text NOT NULL,
  decision text NOT NULL,
  about text NOT NULL,
  user_id uuid NOT NULL,
  title text NOT NULL,
  reason text,
  excerpt text,
  first_by uuid,
  first_at timestamp with time zone NOT NULL,
  words text NOT NULL,
  state text DEFAULT 'WAITING'::text NOT NULL,
  answer text,
  decided_by uuid,
  decided_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT appeal_kind_check CHECK ((kind ~ '^[A-Z_]{1,20}$'::text)),
  CONSTRAINT appeal_decision_check CHECK ((length(decision) <= 80)),
  CONSTRAINT appeal_about_check CHECK ((length(about) <= 80)),
  CONSTRAINT appeal_words_check CHECK (((length(words) >= 1) AND (length(words) <= 2000))),
  CONSTRAINT appeal_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'UPHELD'::text, 'DECLINED'::text]))),
  CONSTRAINT appeal_check CHECK (((state = 'WAITING'::text) = (decided_at IS NULL))),
  CONSTRAINT appeal_check1 CHECK ((((decided_at IS NULL) = (decided_by IS NULL)) AND ((decided_at IS NULL) = (answer IS NULL)))),
  CONSTRAINT appeal_check2 CHECK (((decided_by IS NULL) OR ((decided_by IS DISTINCT FROM first_by) AND (decided_by <> user_id)))),
  CONSTRAINT appeal_pkey PRIMARY KEY (id),
  CONSTRAINT appeal_kind_decision_key UNIQUE (kind, decision),
  CONSTRAINT appeal_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id),
  CONSTRAINT appeal_first_by_fkey FOREIGN KEY (first_by) REFERENCES app_user(id),
  CONSTRAINT appeal_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES app_user(id)
);

CREATE INDEX appeal_by_time ON appeal USING btree (created_at, id);

CREATE INDEX appeal_queue ON appeal USING btree (state, created_at, id);

CREATE INDEX appeal_kinds ON appeal USING btree (kind, created_at, id);

CREATE INDEX appeal_of_person ON appeal USING btree (user_id, created_at, id);

CREATE TABLE mate_day (
  mate_id uuid NOT NULL,
  day date NOT NULL,
  shown integer DEFAULT 0 NOT NULL,
  opened integer DEFAULT 0 NOT NULL,
  CONSTRAINT mate_day_pkey PRIMARY KEY (mate_id, day),
  CONSTRAINT mate_day_mate_id_fkey FOREIGN KEY (mate_id) REFERENCES app_user(id)
);

CREATE INDEX mate_day_age ON mate_day USING btree (day);

CREATE TABLE mate_call_place (
  squad_id integer NOT NULL,
  mate_id uuid NOT NULL,
  place integer NOT NULL,
  called_at timestamp with time zone NOT NULL,
  CONSTRAINT mate_call_place_place_check CHECK ((place > 0)),
  CONSTRAINT mate_call_place_pkey PRIMARY KEY (squad_id, mate_id),
  CONSTRAINT mate_call_place_mate_id_fkey FOREIGN KEY (mate_id) REFERENCES app_user(id)
);

CREATE INDEX mate_call_place_age ON mate_call_place USING btree (called_at);

CREATE FUNCTION remember_clients(finished squad)
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO mate_client AS known (mate_id, client_id, games, minutes, last_squad_id, last_game_at)
  SELECT mate.user_id, client.user_id, 1, finished.duration_minutes, finished.id, coalesce(finished.finished_at, finished.created_at)
  FROM squad_member mate JOIN squad_member client ON client.squad_id = mate.squad_id AND client.type <> 'MATE' AND client.left_at IS NULL
  WHERE mate.squad_id = finished.id AND mate.type = 'MATE' AND mate.left_at IS NULL
  ORDER BY mate.user_id, client.user_id
  ON CONFLICT (mate_id, client_id) DO UPDATE SET
    games = known.games + 1,
    minutes = known.minutes + excluded.minutes,
    last_squad_id = CASE WHEN excluded.last_game_at >= known.last_game_at THEN excluded.last_squad_id ELSE known.last_squad_id END,
    last_game_at = greatest(known.last_game_at, excluded.last_game_at)
$function$;

CREATE FUNCTION byline(author app_user)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT CASE WHEN author.status = 'DELETED' OR author.leaving_at IS NOT NULL THEN '' ELSE author.username END
$function$;

CREATE VIEW admin_code AS
 SELECT user_id,
    secret,
    confirmed_at,
    last_step,
    created_at
   FROM authenticator_app;

CREATE VIEW admin_recovery_code AS
 SELECT user_id,
    code_hash
   FROM recovery_code;

INSERT INTO schema_migration (name, checksum) OVERRIDING SYSTEM VALUE VALUES
  ('0001-people.sql', '961dc6a38831cc65c76ecb66029d28068d2eb4523260a8af5c0fb0ff3a4fae0c'),
  ('0002-games-and-mates.sql', 'ac7960b4e7b0a41e73c6c66add45bb8896f3b8d5f602707a528806dbc36bf398'),
  ('0003-ledger.sql', '5ac5c39212dd45273ad3c2a639d8d3aea378c080e70ffcd0ba253ed531d8c2d9'),
  ('0004-outbox-and-deadlines.sql', '441b6912b1594a25edd0da093731db047a682052fc476d56c6b7500d0747ade6'),
  ('0005-socket-adapter.sql', 'e343b56d0de338cd8d28759c1ffdb049d6e6f9323b6cce63a4345a76538158a5'),
  ('0006-squads.sql', '91a952f110de60a97d8ea0a045dff6a96e6ba072aa6511324ee4233626b2fd21'),
  ('0007-mates-and-reviews.sql', 'ee2261a0b065149ed0119b53cd4840ecf734c1c78e1923e00ed3bec60f3b732f'),
  ('0008-chat.sql', '3a9d4123eb22b8b15596a2be1507dd737e378f6b57947a5fd326d50982c39e4b'),
  ('0009-deposits-and-withdrawals.sql', '440a3323f5a24f38d1666c968077d14296a620ace5af6310798af7b59d7803db'),
  ('0009b-squad-payer.sql', 'be660b7f8da580cdcf7dbf6582ebeb8049b033ff147251b54986b972dd01015d'),
  ('0009c-history-order.sql', 'c5d0d921aaf0402367e79a416845c98f64669448f0701298def34264a64bac19'),
  ('0011-mate-offers.sql', 'bc1fb106c974bab6afeafbe09bcc265f8f757289ba6a1125462a9e7e6417591f'),
  ('0012-squad-disputes.sql', '7d88200f57c72bc0e7976556409c2bbbdae97e01902d7902691f9d958f2cb21f'),
  ('0013-promo-codes.sql', 'dc79684cfe40feae586a0831c57b390a2958b373b0575b517a3ca24bb784b18e'),
  ('0014-game-params.sql', '6d6d1dfb85b0db7dbf002a132f413776608346674e7a06667e60872bbf2448ef'),
  ('0016-notifications.sql', '93ea469a4eafe853ae27e4373f2ca7433b478c3d75518c9afad6b1386a8bb938'),
  ('0017-referrals-and-support.sql', '439c976aad176a3e3b14b7a900526ae8987bda8f1419abbff2c8568199f01c4c'),
  ('0018-audit-log.sql', '5c60354032acac199ea96945737dfb7549fa8b04a0ae3e4fa5678461951be24a'),
  ('0019-chat-in-full.sql', 'fc2725697d389d11c832493cae95205b1e4c22ff722395602fd0d46c6ad24bbb'),
  ('0020-chat-upkeep.sql', 'ad36d0a9fd0dc10b975ffe45dff21543d175d73396926b55a5ba210eba949ae2'),
  ('0021-disputes-and-replies.sql', 'ceed0c28a3c9d5d0fee0b2ec8415cb497548f8e26f3625a89cbdcb8f8c56116e'),
  ('0022-first-squad.sql', '04f050a664d1d76dcd0de1a69620d48a8f7e064004a76eef715147946425d987'),
  ('0023-becoming-a-mate.sql', 'c8198f38973e81782eb77952d9b2f7d7998ebb1ff55e93a5f1d2f78e105236ff'),
  ('0024-mate-clients.sql', '31a82b4f0c9bf1078c9bbffae49d0c4766f9916f67e1f0662d94c5e9a58e1eb4'),
  ('0025-landings-and-courses.sql', '4c21b80807f32ef9be8a0c171796ff331f241ed9fb61f9c4ac37eb09751c120e'),
  ('0025b-grades-deadline.sql', '71c76b1d41482911b6e805039de44b52d7a86ad34df2f5f6b0d6c389b904430b'),
  ('0026-pov-requests.sql', '24f58d8961d21ed9c1897352d1dbe0bc4c268f7ba080b7c75ad1ff00fe6e89c4'),
  ('0027-chat-visits.sql', '23fce121554517d0a6293bbad2fcc43a6c3c19045c5bd7caea3ff5d2bfaed171'),
  ('0028-notifier-sweep.sql', 'f3d2085e9e0e14942bc166a2871ed140db7efa6b24ed8fe10d2b714c40435b6d'),
  ('0029-disputes-list.sql', 'f738794682a13d9c6e7a535a97532b66ed8d67773bf2a615944ef3898d160bb0'),
  ('0029b-orders-switched-off.sql', '1c46010f57ca318a7ebb641e609a1bc4a2967a42e07ecf7af793c246bee23929'),
  ('0030-chat-visit-time.sql', '1047be4c1892d7a6d25960546503188e82d0b3742b8d62bd3a3153ac4b198139'),
  ('0031-lesson-paid-by-its-course.sql', 'cd88c6f3c890a4e7c665a029f0fa5edb2f0befb3a9203a142f5a2a5e1e762085'),
  ('0032-ids-in-small-letters.sql', '3b63e9e8622d8f7adc4e6e7aa696fce4f546515b20e6308fa0cf205ac2d07603'),
  ('0033-notification-facts.sql', '2dd6b6291b84abc41769270b873b4c993805f9d9820e45bfb81b887801b6e7a1'),
  ('0034-rights-that-were-lost.sql', 'e62a7008363adcf41bcd25487908dd1cfdc166b96dea096d3e7db81cf90012a0'),
  ('0036-deadline-tries.sql', 'cbb62481ca41e815f545c11c8867e721a5560453ade198c9ce186019e4f1e7d1'),
  ('0040-operators-desk.sql', 'dae06cc6f06d6ead9b0b311f5400cce09660913ee5c6bc4733b83b8a6ede250a'),
  ('0041-people-and-access.sql', '7b22e81c0bb47e090a55f6f50f83e43c6f4ca29c62c1027de28313a9e63d6856'),
  ('0042-reports.sql', '4c173d6a3dcd9658eabd2f36be93296deabcd913a09f522bdb39d656e0ccf423'),
  ('0043-product-settings.sql', '67a6227b95968808e8f2773aa771fa13525b69ffb8dfc01253336e0ac0c7bd08'),
  ('0045-operators-mates.sql', '212d0ecbc07147b215b1e9f79b6575b1c522df42cb768db9604067aa979a1070'),
  ('0046-operators-squads.sql', '201585a4d42e60be624d3eb205e0b26685feeb6d87d85824f7a1f9507e0730fe'),
  ('0047-operators-support.sql', '5b1b2065839d2bce48a6f4f4e8d898d446f5b2a7f2d538c8db82b8147a4007b6'),
  ('0048-operators-reviews.sql', 'e276dff94f867edd3d5f1b4403e1b3e84f299ac53ac757a1cac74cf19bbb429b'),
  ('0049-today.sql', '0b706feed533a2513fe1c6fb5c4aa816bff476cdee8cdeda1256e1a1f38631cd'),
  ('0050-category-price.sql', '53f4a09b909616831e83ab4a545f96186038cae340f1a1238b82bdabb3130b19'),
  ('0051-catalogue-of-operators.sql', 'e64646ad05f27c0397503acbbd6405a9343585286e0737809e747886c078724a'),
  ('0052-broadcasts.sql', 'ef45b8fe1c86eee749512cee9c5adaaa2ce5645ecad18a39b8e42a360205b145'),
  ('0053-pages.sql', '88e2d1e874a83b05d4ff8aab39f14172d6f51dc0289e6e03f2f0df1f5b460380'),
  ('0054-transactions-and-corrections.sql', '77a528f8b72b23f56f83e9866608b68bd8c702c383e15a5382520046931ce9d2'),
  ('0055-promo-codes-by-operators.sql', '2342ec6653cff7fecbacdf2919d802c79d698a8a80b257d7fbcdd6921bf880b0'),
  ('0060-bonus-grants.sql', 'a2119e9b737da60e5a8867771c11f8ff88779177876e238fae028cd772a5403f'),
  ('0061-payment-providers.sql', '54d166a363cf71dd066f31d8d5d94ce23b91a406bc92a45b20204e32db727b25'),
  ('0062-gift-certificates.sql', '5d1138530c8d2ce4ec7c09fe2e011d551ee7bb72eed0d7dfd0b9e7d79404bca9'),
  ('0063-reserves.sql', '3e084f9675ee6973e201e6637da8772a157e82b4c1fb2eb19426dba8ee8b7b17'),
  ('0064-draws.sql', 'bb1ba8f6ecb6342e6816ad517cb3ae8e3e2cc849f91082363af8bf4581429209'),
  ('0065-withdrawal-holds.sql', '4e241da294100dbe299ca0368d5cac249f8a18127a02495a68e4c7fa59b9bb49'),
  ('0066-history-sums.sql', '6924683bea24fa5f2fd1ef7b5c8845783ae90735259fb8ef3fb382fa3c929d37'),
  ('0067-ledger-check.sql', '04376b9bd832f0383919bae81c4bf69a183f2f2533e92c22ded8cf4e820c06da'),
  ('0069-money-lists-of-operators.sql', 'aeb08ffd88782e0e2557dddff6794bbdf55e02de89d953116be337f562a96b22'),
  ('0070-reconciliations.sql', '94ae84d40af03dfe2354c349f815bab0b66c558b627e801899e96087dc39cf36'),
  ('0071-rates-of-a-squad.sql', '1a434f3c5bbe4c5987e967d105853df7fd75cd52cd85d49303bfda9a66883ca6'),
  ('0080-blog.sql', 'ce05212ddc26cf1e688171effda74efcbbc6baf7a83963fad699c6e4d1aab92e'),
  ('0081-referral-by-article.sql', '9b0563a84c7fce5516f3ff87c86b14ccbe82d2760c5ecff2ebb4d6829b40e8ad'),
  ('0082-blog-images.sql', '4e9277b64402575afe768b32da1363ff2edd8f663be3004c55c3bf3221862a80'),
  ('0083-blog-feeds.sql', 'e46f506b0082ab00930c6dc69834aebc925405a895ffe80f511454b073178000'),
  ('0089-articles-of-operators.sql', '1d1eff1794b1a0c02413523f07bfeedef0784cd79ed47d50df366e2dadf97ab5'),
  ('0090-block-outlives-deletion.sql', 'f0739bc65ba06f478e2adee5d269a2c7a236e0a8b07fba005415704c2e9b0934'),
  ('0091-operators-lists-at-a-million.sql', '81ed59940243396794a99b498d79d818fbf8108f8def5f94f88823ce24951a8e'),
  ('0092-types-of-a-history.sql', '2e3f647572b6f8d69902c4fb283c13abc7db1ce43309f673bf89cd568b2b4187'),
  ('0095-ledger-faults.sql', '90faf278efdd57a4090d1d428d3e4a2596fa089541200869b7564ab4b114dfd9'),
  ('0096-articles-spend-grants.sql', '43a4f52b6f71ddee5944c99a725dbae72a08df54141a9589f59f2406d2fbbf9c'),
  ('0104-catalogue-is-told.sql', '2086065c10e081f5aa0e83c1f636e90e4ecc1b3278975042fb4a4daa259d1c38'),
  ('0105-search-in-russian.sql', '07504db2075a9305d521841978bc2beb714327d46e7e0fd87ba59e8b26f8c65f'),
  ('0108-mate-free-wishes.sql', '72f76a7fd35a30ce98730a2002141e7debd5fbfb0628c6dfc52228d197420636'),
  ('0109-squad-lobby-notes.sql', 'fb15d2d29fa7907141489d7253994d72b070c2733744a349c5f9cbc743af82fd'),
  ('0120-rare-filters-in-each-order.sql', 'e5b84aa3f2f3783d82648e3f61bc5931c427af44f8cab2eca7396c17868785f1'),
  ('0130-prepaid-squads.sql', '23864265b93d4e00f4fdce85e9fb7ac8f44d8105c8cb0a5f037e79b1bdd83025'),
  ('0131-sign-in-elsewhere.sql', '79a6fac1aeff76d5a4dd70d32733b8c2546c15080ec9314e5f948928172edf13'),
  ('0140-busy-mates-behind.sql', '6ba60e05f24c12901b4ba3c4cf68ad557debe5cbbe630ffe5be06ffd805c9ef4'),
  ('0150-retention.sql', '97388c72d389d5f0afa1932172c395aaca907d48c6f0d2e3450e10a1cd5acdff'),
  ('0151-newcomers-by-age.sql', '3d6b3f99f48ee2067ec73b0cb8a42e379b9a30187a19116e2324d34b66fc7f0e'),
  ('0160-mate-answers.sql', '826ba17fd6dfda591b48a7190c1ff580ca6a630ca10d3b396a6ae7105e9e41b1'),
  ('0161-filters-of-mates.sql', 'b7de97eb7f5b261b06b4cb5abfb20df62c794af8a039450688aa18bf2ff95cb5'),
  ('0170-push-subscriptions.sql', '2ad2c691f19cb8968a3da60d447b5d89c32fca5ffc49b3fc57b830ce2b19cf8a'),
  ('0171-leaving.sql', 'fa5a032d4ad6a73f5ec0ffdd42505d3b7bd0f982b1ffeb0a05c1301737bdb2ee'),
  ('0190-prepaid-answers.sql', '2dc5ac72d45e5631e45432d56c26edb006a9049e5edd404b9b703daa8d1583fc'),
  ('0195-leaving-is-hidden.sql', '2ab8c85f132ab4ddf3ac85d426886f9d59ffa838ad1aa484767459b46a0238ef'),
  ('0195-recordings-in-parts.sql', 'd253ee7f059e078076a3ac4d0e80e4a5da535ca69357d1b9c32c337dc4376b20'),
  ('0200-bookings.sql', '195eb669d25c7042ca502f19e2730e977c37068a07cf907f0c8759ea431edfa9'),
  ('0210-voices-of-mates.sql', 'af8a706470d98948ba0b3a31673a4f8313fafc6fcb1573d3625fb3d376a7206b'),
  ('0220-verified-mates.sql', '8b3f7de3f95ffc9eae772ed460befdf1350dfbb41e74d556d9be529d340890d9'),
  ('0230-bookings-of-operators.sql', '4cc0c42fa0e0bdd556fe0b755f1973e6b97d18725e30899ca6a384510d07a7b1'),
  ('0230-post-transfers.sql', 'f88269678f43a3c813403b44fc970208de4dd30dcd571638daf2fc5e5ad5902b'),
  ('0231-bookable-mates.sql', '8b86fea7f1540e071079b8f880b889234a1eb74cb0ebc30efe690fe823842768'),
  ('0232-reasons-of-closed-bookings.sql', '3522c23b11b6c7c60b7913ef1ee92850ad159eefdcd0a1200377844d8595eec6'),
  ('0233-cards-once-a-statement.sql', '52d27a5ce1e7c8bba0671e05aa9ee02714ea58ac3d3c77ddf9e573fcab492add'),
  ('0240-withdrawals-in-turn.sql', '5dbb344f6d1c1fbac60d5f4f30b97ad23d10ce9d5e1029c16efa7fe60837a1f3'),
  ('0245-articles-take-gift-money.sql', '77162adb608107fb2d47bfbd858d51c8f3ad9d0fa436151f6b92b9c01e2cd2d8'),
  ('0247-corrections-in-bonus-money.sql', '60361afd2004a402ba8b861902717752dd356c9a7d3fb3549dbbc051b35858fd'),
  ('0250-cards-of-several-hands.sql', '2f8d2fa48df0194da5c51b77fe0a356753bbcd017dccb6f9caec330dd98d88d4'),
  ('0255-messengers-of-before.sql', '6b5581c59c5d40eccd4032a50f859ef9522dac47ad5246eb54fd5097184f1d64'),
  ('0256-sessions-with-stars.sql', 'fa3bbb431198b67970030613d6be7bd66b6858821c92e3d6da555cc48e1b4450'),
  ('0257-articles-by-the-authors-name.sql', '34b4612a9a6f7ab2dd11179473db7c5df9346e96524df652fc2140002b890e30'),
  ('0260-sales-counted.sql', '6bd076d1b375f6144ffb464feb34c5dac8cfe07a46a5b541c4c991c4b4915414'),
  ('0270-quiet-reserves.sql', '2e8d0eaaaa7e4a14ee4841949dd5572f8034bf07b126310a2b5d3530483d39f0'),
  ('0271-what-a-dispute-was-about.sql', 'ff680cb7f084f93db5939332e7d2a9baddba65dd72e862c1e70c42b4f9be1c1a'),
  ('0281-bookings-and-disputes-of-a-game.sql', '7f01a5f8200ab03c0db57f421fad90d5bbef96e8d8c2b0f616245031f33a76c6'),
  ('0282-corrections-in-gift-money.sql', '247e5f69486e6c920a918c094cfa905331fd40a0b38e216d261ef779f765d502'),
  ('0283-game-icons.sql', 'f1759c7034f9ffcb330d70afe58c986812937c82edc4b5e1b77a3608ae36229b'),
  ('0290-replaced-orders.sql', 'ff3e8bdf52e09e8343e5199c33b9534196a4fa5aa7137d919952b988862f8f15'),
  ('0291-courses-by-title.sql', '44d7e8f42c167f9601c560144135bf3bc13b5d4e0888c97ededd70dbd9d29e80'),
  ('0292-early-refunds.sql', 'eb9d8cc990ada936c4b04b92561a112da926816b705cc7daad443f389075ae99'),
  ('0293-reported-files.sql', '0513f93687f66cf695ff26e4e32f114cea71dff534a19ffac0722a5467f7187d'),
  ('0295-gifts-by-page.sql', '69990edf5adfa38e0c9eb3577279e840e206e3a9d758bb21c7fcf2fe801a2ca3'),
  ('0298-links-that-led-nowhere.sql', 'b992f33dd46442ed10a3a61aafdcda9b52388926d86a777b74d7923e20a9bc34'),
  ('0299-gifts-for-every-day.sql', '28923096fba26068b4569473bd17b732700367e73c8141190e7bac6b2e1fef62'),
  ('0301-partial-refunds.sql', 'd6ce5981e49c8d3b166cc9c5fb8fcc01cceb321ccee95baffcf190e6aaba9c19'),
  ('0310-recordings-of-phones.sql', '95d73f9996a961fbde312949ace75d49c21102a718abe4d91673533b403efeb9'),
  ('0311-one-folding-for-every-search.sql', '2d60c41ec5077dd0139be37d984c20732f76af9c21223bbf1485483073d588e1'),
  ('0312-letters-that-were-refused.sql', '7d05d86090e5dc9486b8bf65ec187ab79cafff893a1cfa5c0129959d44906b0c'),
  ('0313-write-check.sql', '1c2790a5bb7c019d8a31d8b760a8929bb9ff4f8f64492a8670580be31d779e85'),
  ('0330-changed-addresses.sql', '50e057381e5d4ecddbec26dd7ae58827bec91716d32bdef16367962ae829162d'),
  ('0331-second-operators.sql', 'd84a21b8735132fdb334398fdbc841017fcc11218a84b55f0ad7c2ec1f38c845'),
  ('0340-where-agreements-are-shown.sql', '065ae66b2cef195ae5e6ca13cc62d2f87d51936ab3401967fa0ecc51c6ccad93'),
  ('0341-promo-codes-by-two.sql', '4aeb78e6825d14b4199859f33a2024f534bbda03d8c33034226ea9917c396a1c'),
  ('0360-receipts.sql', '371a22776731148de72d17eaa0eada6f985e717d71207665650f4919f98d8eca'),
  ('0361-money-methods.sql', '1682fbcd7d3a42a54f8939497ef3c027c0e09d9bead4c82671c24cf38114e735'),
  ('0362-refunds-of-deposits.sql', '434e5e8495bda755137507f11cc9a511fe21fac7b72d1cfa82906be9504f7152'),
  ('0363-desk-lists-by-index.sql', '344b403c784f25d74c01fa6f0097341bcdc31ace67fcdd081a859a18367fd3c6'),
  ('0370-sealed-requisites.sql', 'a74dcf1d590839459d5abc1fe2e09fa0593fbaa3d626e8d6c4be72d4931d8e0e'),
  ('0371-payouts.sql', 'ebe5c6a2f935d67a040f39376b261b3bf8ba4d26a3db624af135993965e237b9'),
  ('0372-refunds-sent-once.sql', '26c918de4f4716d3b589113ec816ea7fdb2740eb2e61fba5f2888f63d92157c1'),
  ('0373-receipts-by-providers.sql', '2ba8c678eac195ec85d1ee93d6e9375bad4b3c3b1a284ea05dbd8f5b5f3ba886'),
  ('0374-registers-of-payouts.sql', '59cc0bb048c6506c0a06d6352a00a8dfed1073c16f9a30fc284a1b565b9189af'),
  ('0375-steps.sql', 'fb9b5cc4e9f8ffdfb3c32bb0faaf82dcff5a9e4a7b3796fb28bc63e133e53af5'),
  ('0376-recent-chats-by-index.sql', 'fef0c4febbd0efa90b84ed5cfb2cd817a83f1538883c25a0ae3daa9085a4f5b2'),
  ('0377-mates-by-grade-and-price.sql', '368d212d1772baf8fc530cdf3912e07547957932fa7869efcf55dd686d4ca3ee'),
  ('0378-mates-by-visit.sql', '8930a28bec7b3ccc09be5b96ab6b076669e01207775c960b99e32a286b16c1e8'),
  ('0379-words-of-messages.sql', '761378d6b256bf04a2e91ec4367cd84a5c33c40b057c958249f90b2693f7e596'),
  ('0380-consents.sql', '64cbb469a54fe5bc9564db2d8eeb0585ac879d690399395f76a2bb9e198ca324'),
  ('0381-ages.sql', 'c92a288c3878ff0eeab3204f38a86716b8373c661dd79996028b1a99cf8d2ec7'),
  ('0382-taxes.sql', '5e6eed773738395beafd61f01ffd98ab1ef34e1ad5f5b55c72c61cde45157df6'),
  ('0390-second-step.sql', '1a731ad128a27b914d9a5d51535190c9e2cf90af6d89fe6864272588c8833c24'),
  ('0391-what-was.sql', '818f7b4f345efe3f358dd4b326c2dbdf20527f32b4682ec1822f4fd1ab54eda8'),
  ('0395-max-bot.sql', '9bb8bc622cc4cfb3d983746e08d926d1a74a23e0a780176d63f02f41bdefc674'),
  ('0396-answering-browsers.sql', '4a25a2eabaa25ab41b6abe0f0317b9bca58ad9a67fdd22a08ffa51f3846f2698'),
  ('0397-provider-nonces.sql', '8077791f727c658a9decbc04a116d40084dfe7fb0a0d76a4fe27e4321450fb71'),
  ('0398-linked-accounts.sql', 'b3a9faf67ef7f05b283939b9e4aa0e21d763b55caea6a13187966277f39cd1da'),
  ('0406-appeals.sql', 'db46eb47208e79cf0b58fe057e672cc81b7747649335b0b5827170872e5ac84a'),
  ('0407-channels-that-fail.sql', '15e04741142f5d693a25de4af6fe5ce611c2276d44c9a724fbba2362a06e81eb'),
  ('0408-ratings-of-support.sql', '50526facc4de3d9f5eb5814d9a0adb8b4a492c72d032e91404312957c8d036e1'),
  ('0414-whose-turn.sql', 'd36ee8ad0231f00b96d57b5da8a2c2d5229484c4888770260326979b0eabef79'),
  ('0415-lists-that-do-not-grow.sql', '6f89ad29188d4cfb7a69b421464d25b39be587125979d991630e05664bc34b26');

INSERT INTO deadline (id, aggregate, kind, subject, due_at, attempts, first_failed_at, next_try_at, failed_at, error) OVERRIDING SYSTEM VALUE VALUES
  ('1', 'grades:all', 'grades.recalculated', '', date_trunc('milliseconds', now() + interval '10080 minutes'), '0', NULL, NULL, NULL, NULL),
  ('2', 'notifier:all', 'notifier.swept', '', date_trunc('milliseconds', now() + interval '1440 minutes'), '0', NULL, NULL, NULL, NULL),
  ('3', 'ledger:all', 'ledger.check', '', date_trunc('milliseconds', now() + interval '60 minutes'), '0', NULL, NULL, NULL, NULL),
  ('4', 'blog:all', 'blog.swept', '', date_trunc('milliseconds', now() + interval '1440 minutes'), '0', NULL, NULL, NULL, NULL),
  ('5', 'blog:all', 'blog.images-swept', '', date_trunc('milliseconds', now() + interval '1440 minutes'), '0', NULL, NULL, NULL, NULL),
  ('6', 'retention:all', 'retention.due', '', date_trunc('milliseconds', now() + interval '60 minutes'), '0', NULL, NULL, NULL, NULL),
  ('7', 'catalogue:all', 'catalogue.icons-swept', '', date_trunc('milliseconds', now() + interval '1440 minutes'), '0', NULL, NULL, NULL, NULL),
  ('8', 'places:all', 'places.scored', '', date_trunc('milliseconds', now() + interval '0 minutes'), '0', NULL, NULL, NULL, NULL);

INSERT INTO review_criterion (id, name, category_kind, active, "position") OVERRIDING SYSTEM VALUE VALUES
  ('1', 'Мастерство', NULL, 'true', '1'),
  ('2', 'Общение', NULL, 'true', '2'),
  ('3', 'Пунктуальность', NULL, 'true', '3'),
  ('4', 'Умение объяснять', 'EDUCATION', 'true', '4');

INSERT INTO npd_turn (is_only, free_at, holder) OVERRIDING SYSTEM VALUE VALUES
  ('true', '1970-01-01 00:00:00+00', NULL);

SELECT setval('deadline_id_seq', 8);

SELECT setval('review_criterion_id_seq', 4);

ALTER TABLE notification ADD CONSTRAINT notification_broadcast_id_fkey FOREIGN KEY (broadcast_id) REFERENCES broadcast(id);

ALTER TABLE referral ADD CONSTRAINT referral_article_id_fkey FOREIGN KEY (article_id) REFERENCES blog_article(id);

ALTER TABLE reconciliation_difference ADD CONSTRAINT reconciliation_difference_payout_id_fkey FOREIGN KEY (payout_id) REFERENCES payout(id);

CREATE STATISTICS mate_card_prices (mcv) ON game_id, grade, base_price, price_from FROM mate_card;

CREATE STATISTICS chat_message_words ON searchable(text) FROM chat_message;

CREATE TRIGGER transfer_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON transfer FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER balance_transaction_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON balance_transaction FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER squad_history_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON squad_history FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER mate_card_of_access AFTER INSERT OR UPDATE ON mate_access FOR EACH ROW EXECUTE FUNCTION mate_of_row_changed();

CREATE TRIGGER mate_offer_of_card AFTER INSERT OR UPDATE OF active, kinds, base_price, grade, game_id ON mate_card FOR EACH ROW EXECUTE FUNCTION refresh_mate_offers();

CREATE TRIGGER audit_log_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER mate_percent_change_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON mate_percent_change FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE CONSTRAINT TRIGGER squad_finished_clients AFTER UPDATE OF status ON squad DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.status = 'FINISHED'::text) AND (old.status <> 'FINISHED'::text))) EXECUTE FUNCTION squad_has_finished();

CREATE TRIGGER mate_card_not_of_blocked BEFORE INSERT ON mate_card FOR EACH ROW EXECUTE FUNCTION blocked_mate_has_no_card();

CREATE TRIGGER support_thread_of_message AFTER INSERT ON chat_message FOR EACH ROW EXECUTE FUNCTION support_message_written();

CREATE TRIGGER mate_card_of_kind AFTER UPDATE OF kind, enabled, "position", price_percent ON category FOR EACH ROW EXECUTE FUNCTION category_of_mates_changed();

CREATE TRIGGER blog_article_counted AFTER INSERT OR UPDATE OF live, game_id ON blog_article FOR EACH ROW EXECUTE FUNCTION count_blog_article();

CREATE TRIGGER game_is_told AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON game FOR EACH STATEMENT EXECUTE FUNCTION tell_catalogue();

CREATE CONSTRAINT TRIGGER mate_card_of_squad AFTER INSERT OR DELETE OR UPDATE OF active ON squad_member DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION squad_of_mate_changed();

CREATE TRIGGER mate_card_busy BEFORE INSERT ON mate_card FOR EACH ROW EXECUTE FUNCTION card_of_mate_in_squad();

CREATE TRIGGER mate_card_of_answer AFTER INSERT ON mate_answer FOR EACH ROW WHEN ((new.answer <> 'MISSED'::text)) EXECUTE FUNCTION mate_has_answered();

CREATE TRIGGER mate_card_answers BEFORE INSERT ON mate_card FOR EACH ROW EXECUTE FUNCTION card_of_mate_who_answered();

CREATE TRIGGER push_subscription_ends AFTER UPDATE OF ended_at ON session FOR EACH ROW WHEN (((new.ended_at IS NOT NULL) AND (old.ended_at IS NULL))) EXECUTE FUNCTION forget_push_subscription();

CREATE TRIGGER mate_card_not_of_leaving BEFORE INSERT ON mate_card FOR EACH ROW EXECUTE FUNCTION leaving_mate_has_no_card();

CREATE TRIGGER mate_card_of_person AFTER UPDATE OF username, avatar_url, description, languages, status, leaving_at ON app_user FOR EACH ROW EXECUTE FUNCTION person_of_mate_changed();

CREATE TRIGGER mate_card_of_voice AFTER UPDATE OF voice_url ON mate_access FOR EACH ROW WHEN ((old.voice_url IS DISTINCT FROM new.voice_url)) EXECUTE FUNCTION voice_of_mate_changed();

CREATE TRIGGER mate_card_voice BEFORE INSERT ON mate_card FOR EACH ROW EXECUTE FUNCTION card_of_mate_with_voice();

CREATE CONSTRAINT TRIGGER mate_card_of_hours AFTER INSERT OR DELETE ON mate_hours DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION booking_of_mate_changed();

CREATE TRIGGER mate_card_of_block AFTER UPDATE OF blocked_at ON mate_access FOR EACH ROW EXECUTE FUNCTION booking_of_mate_changed();

CREATE TRIGGER mate_card_bookable BEFORE INSERT ON mate_card FOR EACH ROW EXECUTE FUNCTION card_of_bookable_mate();

CREATE TRIGGER mate_card_of_new_categories AFTER INSERT ON mate_category REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mates_of_rows_changed();

CREATE TRIGGER mate_card_of_old_categories AFTER DELETE ON mate_category REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mates_of_rows_changed();

CREATE TRIGGER mate_card_of_new_platforms AFTER INSERT ON user_platform REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mates_of_rows_changed();

CREATE TRIGGER mate_card_of_changed_platforms AFTER UPDATE ON user_platform REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mates_of_rows_changed();

CREATE TRIGGER mate_card_of_old_platforms AFTER DELETE ON user_platform REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mates_of_rows_changed();

CREATE TRIGGER mate_card_of_new_params AFTER INSERT ON user_game_param REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION params_of_mates_changed();

CREATE TRIGGER mate_card_of_old_params AFTER DELETE ON user_game_param REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION params_of_mates_changed();

CREATE TRIGGER blog_author_renamed AFTER UPDATE OF username, status, leaving_at ON app_user FOR EACH ROW WHEN ((byline(old.*) <> byline(new.*))) EXECUTE FUNCTION author_renamed();

CREATE TRIGGER blog_article_reassigned BEFORE UPDATE OF author_id ON blog_article FOR EACH ROW WHEN (((old.author_id <> new.author_id) AND (new.search IS NOT NULL))) EXECUTE FUNCTION article_reassigned();

CREATE TRIGGER blog_purchase_counted AFTER INSERT OR DELETE OR UPDATE OF refunded_at, price ON blog_purchase FOR EACH ROW EXECUTE FUNCTION count_article_sales();

CREATE TRIGGER squad_spent_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON squad_spent FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER own_money_change_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON own_money_change FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER receipt_keeps BEFORE UPDATE ON receipt FOR EACH ROW EXECUTE FUNCTION refuse_change_of_receipt();

CREATE TRIGGER receipt_stays BEFORE DELETE OR TRUNCATE ON receipt FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER receipt_line_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON receipt_line FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER receipt_step_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON receipt_step FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER step_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON step FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER chat_member_of_message AFTER UPDATE OF last_message_id ON chat FOR EACH ROW WHEN ((chat_recency(old.last_message_id, old.id) <> chat_recency(new.last_message_id, new.id))) EXECUTE FUNCTION last_message_of_chat_changed();

CREATE TRIGGER chat_member_recency BEFORE INSERT ON chat_member FOR EACH ROW EXECUTE FUNCTION member_of_chat_comes();

CREATE TRIGGER mate_seen_of_card AFTER INSERT ON mate_card FOR EACH ROW EXECUTE FUNCTION card_of_mate_written();

CREATE TRIGGER mate_seen_of_game AFTER UPDATE OF game_id ON mate_card FOR EACH ROW WHEN ((old.game_id <> new.game_id)) EXECUTE FUNCTION card_of_mate_written();

CREATE TRIGGER mate_seen_of_person AFTER UPDATE OF last_online_at ON app_user FOR EACH ROW WHEN ((old.last_online_at IS DISTINCT FROM new.last_online_at)) EXECUTE FUNCTION person_was_seen();

CREATE TRIGGER consent_text_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON consent_text FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER consent_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON consent FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER push_subscription_gone AFTER DELETE ON push_subscription FOR EACH ROW EXECUTE FUNCTION check_browsers_left();

CREATE TRIGGER push_subscription_taken_over AFTER UPDATE OF user_id ON push_subscription FOR EACH ROW WHEN ((old.user_id <> new.user_id)) EXECUTE FUNCTION check_browsers_left();
