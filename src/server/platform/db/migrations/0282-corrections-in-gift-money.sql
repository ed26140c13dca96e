-- A correction may also take what a mate has left of gift certificates.
ALTER TABLE balance_correction
  DROP CONSTRAINT balance_correction_money_check,
  ADD CONSTRAINT balance_correction_money_check CHECK (money IN ('OWN', 'BONUS', 'GIFT'));
