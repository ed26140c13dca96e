-- A mate's card is written from what its writer sees. Of two at once the later one waited for the card with what it had
-- seen before, and wrote over it: a mate who had just stopped taking orders stood as active until something else changed.
-- Now whoever writes a card holds it (or, while there is none, the mate's access) before they look.
ALTER FUNCTION refresh_mate_card(uuid) RENAME TO write_mate_card;

CREATE FUNCTION hold_mate_card(mate uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM mate_card WHERE user_id = mate FOR UPDATE;
  IF NOT FOUND THEN
    PERFORM FROM mate_access WHERE user_id = mate FOR NO KEY UPDATE;
  END IF;
END $$;

CREATE FUNCTION refresh_mate_card(mate uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM hold_mate_card(mate);
  PERFORM write_mate_card(mate);
END $$;

CREATE OR REPLACE FUNCTION booking_of_mate_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  mate uuid := coalesce(NEW.user_id, OLD.user_id);
  now_bookable boolean;
BEGIN
  PERFORM hold_mate_card(mate);
  now_bookable := is_bookable(mate);
  UPDATE mate_card SET bookable = now_bookable WHERE user_id = mate AND bookable <> now_bookable;
  RETURN NULL;
END $$;

-- What stands wrong since.
SELECT refresh_mate_card(a.user_id)
FROM mate_access a JOIN mate_card c USING (user_id) JOIN app_user u ON u.id = a.user_id
WHERE (a.active, a.grade, a.base_price, a.rating_hundredths, a.review_count, a.finished_orders, u.username, u.avatar_url, u.description, u.languages)
  IS DISTINCT FROM
  (c.active, c.grade, c.base_price, c.rating_hundredths, c.review_count, c.finished_orders, c.username, c.avatar_url, c.description, c.languages);
UPDATE mate_card SET bookable = is_bookable(user_id) WHERE bookable <> is_bookable(user_id);
