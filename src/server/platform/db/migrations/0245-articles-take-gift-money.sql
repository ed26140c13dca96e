-- What of a price was paid with money of gift certificates, so that a refund gives it back as that.
ALTER TABLE blog_purchase
  ADD COLUMN gift bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT blog_purchase_gift CHECK (gift BETWEEN 0 AND price - bonus);
