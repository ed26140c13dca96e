-- What administrators may change while the product runs; its history stands in the log. Every process drops what it
-- remembers of it when told on the channel of the same name.
CREATE TABLE product_setting (
  name text PRIMARY KEY,
  -- kopecks, percent, 0 or 1
  value bigint NOT NULL CHECK (value >= 0),
  changed_by uuid REFERENCES app_user,
  changed_at timestamptz NOT NULL
);
INSERT INTO product_setting (name, value, changed_at) SELECT 'announcement', 1, now() FROM setting WHERE name = 'rebranding' AND value = 'true';
DELETE FROM setting WHERE name = 'rebranding';
