ALTER TABLE notifier_service DROP CONSTRAINT notifier_service_service_check;
ALTER TABLE notifier_service ADD CONSTRAINT notifier_service_service_check
  CHECK (service IN ('email', 'telegram', 'max', 'vk', 'discord'));
DROP INDEX notifier_service_address;
CREATE UNIQUE INDEX notifier_service_address ON notifier_service (service, address)
  WHERE service IN ('telegram', 'max', 'vk');

ALTER TABLE notifier_code DROP CONSTRAINT notifier_code_service_check;
ALTER TABLE notifier_code ADD CONSTRAINT notifier_code_service_check CHECK (service IN ('telegram', 'max', 'vk'));

-- The newest update of each person that a bot has handled: repeated and overtaken ones are recognised by it.
CREATE TABLE bot_update (
  service text NOT NULL CHECK (service IN ('max')),
  address text NOT NULL,
  -- the messenger's own time, epoch ms
  sent_at bigint NOT NULL,
  handled_at timestamptz NOT NULL,
  PRIMARY KEY (service, address)
);
CREATE INDEX bot_update_age ON bot_update (handled_at);
