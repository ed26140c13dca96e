-- Promo codes as operators make and list them; lessons of courses are codes too, but nobody's to change.
ALTER TABLE promo_code
  ADD COLUMN created_by uuid REFERENCES app_user,
  ADD COLUMN lesson boolean NOT NULL DEFAULT false;
UPDATE promo_code SET lesson = true FROM course_voucher WHERE course_voucher.code = promo_code.code;
CREATE INDEX promo_code_by_time ON promo_code (created_at, code) WHERE NOT lesson;
CREATE INDEX promo_code_by_uses ON promo_code (uses, code) WHERE NOT lesson;
CREATE INDEX promo_code_start ON promo_code (code text_pattern_ops);
CREATE INDEX promo_code_game ON promo_code (game_id, created_at) WHERE NOT lesson AND game_id IS NOT NULL;
CREATE INDEX promo_code_use_time ON promo_code_use (code, created_at DESC);
-- Whether a code was ever put into a squad.
CREATE INDEX squad_promo_code ON squad (promo_code) WHERE promo_code IS NOT NULL;
