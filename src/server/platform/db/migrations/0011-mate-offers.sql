-- Who plays a category and takes orders now, by price: «от 300 ₽» of a category is the first entry of an index,
-- also where nobody or only the dearest play it.
CREATE TABLE mate_offer (
  user_id uuid NOT NULL REFERENCES mate_card ON DELETE CASCADE,
  category_id integer NOT NULL REFERENCES category ON DELETE CASCADE,
  -- kopecks for an hour of FUN, as in mate_card
  base_price bigint NOT NULL,
  grade text NOT NULL,
  PRIMARY KEY (user_id, category_id)
);
CREATE INDEX mate_offer_cheapest ON mate_offer (category_id, base_price);

CREATE FUNCTION refresh_mate_offers() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;
-- `refresh_mate_card` writes the row whenever anything about the mate changes; presence alone is of no interest here.
CREATE TRIGGER mate_offer_of_card AFTER INSERT OR UPDATE OF active, kinds, base_price, grade, game_id ON mate_card
  FOR EACH ROW EXECUTE FUNCTION refresh_mate_offers();

-- Single letters too: a search of one letter would otherwise read the whole table when nobody has it.
CREATE OR REPLACE FUNCTION parts_of_name(name text) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(DISTINCT substr(name, start, size)), '{}')
  FROM generate_series(1, length(name)) AS start, generate_series(1, 3) AS size
  WHERE start + size - 1 <= length(name) $$;

SELECT refresh_mate_card(user_id) FROM mate_access;
