-- Money given: paid by one, spent by another. Until it is activated the money lies in a hold of the certificate's own.
CREATE TABLE gift_certificate (
  id uuid PRIMARY KEY,
  code text NOT NULL UNIQUE,
  buyer_id uuid NOT NULL REFERENCES app_user,
  nominal bigint NOT NULL CHECK (nominal > 0),
  design text NOT NULL CHECK (design IN ('NEW_YEAR_1', 'FEB14_FEMALE', 'FEB14_MALE', 'FEB23')),
  message text NOT NULL DEFAULT '',
  status text NOT NULL CHECK (status IN ('CREATED', 'PAID', 'ACTIVATED', 'EXPIRED')),
  receiver_id uuid REFERENCES app_user,
  created_at timestamptz NOT NULL,
  paid_at timestamptz,
  expires_at timestamptz,
  activated_at timestamptz,
  CHECK ((status = 'CREATED') = (paid_at IS NULL)),
  CHECK ((paid_at IS NULL) = (expires_at IS NULL)),
  CHECK ((status = 'ACTIVATED') = (receiver_id IS NOT NULL)),
  CHECK ((status = 'ACTIVATED') = (activated_at IS NOT NULL)),
  CHECK (receiver_id <> buyer_id)
);
CREATE INDEX gift_certificate_buyer ON gift_certificate (buyer_id, created_at DESC);
CREATE INDEX gift_certificate_receiver ON gift_certificate (receiver_id, activated_at DESC) WHERE receiver_id IS NOT NULL;
