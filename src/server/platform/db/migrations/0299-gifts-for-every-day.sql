-- Designs of certificates that need no holiday.
ALTER TABLE gift_certificate DROP CONSTRAINT gift_certificate_design_check;
ALTER TABLE gift_certificate ADD CONSTRAINT gift_certificate_design_check
CHECK (design IN ('NEW_YEAR_1', 'FEB14_FEMALE', 'FEB14_MALE', 'FEB23', 'BIRTHDAY', 'GOOD_GAME'));
