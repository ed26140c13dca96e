-- The promo code of a squad is a lesson of a course: paid already, so it may leave nothing to pay.
ALTER TABLE squad ADD COLUMN promo_prepaid boolean NOT NULL DEFAULT false;
