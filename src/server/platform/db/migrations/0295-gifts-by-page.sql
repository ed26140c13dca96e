-- Lists of gifts are read page by page; the id makes their order total.
DROP INDEX gift_certificate_buyer;
CREATE INDEX gift_certificate_buyer ON gift_certificate (buyer_id, created_at DESC, id DESC);
DROP INDEX gift_certificate_receiver;
CREATE INDEX gift_certificate_receiver ON gift_certificate (receiver_id, activated_at DESC, id DESC)
WHERE receiver_id IS NOT NULL;
