-- Whether a channel works: failures in a row, and since when it counts as broken.
ALTER TABLE notifier_service
  ADD COLUMN failures integer NOT NULL DEFAULT 0,
  ADD COLUMN broken_at timestamptz;
ALTER TABLE push_subscription
  ADD COLUMN failures integer NOT NULL DEFAULT 0,
  ADD COLUMN broken_at timestamptz;
-- What has not arrived is known too: a row without a delivery.
ALTER TABLE notification_delivery
  ALTER COLUMN delivered_at DROP NOT NULL,
  ADD COLUMN failed_at timestamptz,
  ADD CHECK (delivered_at IS NOT NULL OR failed_at IS NOT NULL);
CREATE INDEX notification_delivery_failed ON notification_delivery (failed_at) WHERE delivered_at IS NULL;
-- When every quick channel of a mate had stopped working, and when one worked again.
ALTER TABLE mate_access
  ADD COLUMN unreached_at timestamptz,
  ADD COLUMN reached_again_at timestamptz;
CREATE INDEX notifier_service_broken ON notifier_service (service) WHERE broken_at IS NOT NULL;
CREATE INDEX push_subscription_broken ON push_subscription (broken_at) WHERE broken_at IS NOT NULL;
