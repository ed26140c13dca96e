-- Who has asked for a code that may cost much, or for wider limits of one: it is valid once another operator agrees.
ALTER TABLE promo_code
  ADD COLUMN asked_by uuid REFERENCES app_user (id),
  ADD COLUMN asked_at timestamptz,
  ADD CHECK ((asked_by IS NULL) = (asked_at IS NULL));
CREATE INDEX promo_code_waits ON promo_code (created_at, code) WHERE NOT lesson AND asked_by IS NOT NULL;
