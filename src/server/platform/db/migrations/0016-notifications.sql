CREATE TABLE notification (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
  kind text NOT NULL,
  level text NOT NULL CHECK (level IN ('INFO', 'WARNING', 'DANGER', 'SUCCESS')),
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 120),
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 1000),
  -- a place within the product, never another site
  link text NOT NULL CHECK (link ~ '^/([^/]|$)'),
  created_at timestamptz NOT NULL,
  read_at timestamptz
);
CREATE INDEX notification_of_user ON notification (user_id, created_at DESC, id DESC);
CREATE INDEX notification_of_level ON notification (user_id, level, created_at DESC, id DESC);
CREATE INDEX notification_unread ON notification (user_id, created_at DESC, id DESC) WHERE read_at IS NULL;

-- Where somebody wants to be told besides the product itself; the letters' row exists only to be switched off.
CREATE TABLE notifier_service (
  user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
  service text NOT NULL CHECK (service IN ('email', 'telegram', 'discord', 'vk')),
  -- chat id in Telegram, `id/token` of a Discord webhook, user id in VK, `demo:{user}` of a stand-in; empty for email
  address text NOT NULL,
  title text NOT NULL DEFAULT '',
  enabled boolean NOT NULL DEFAULT true,
  connected_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, service),
  CHECK ((service = 'email') = (address = ''))
);
CREATE UNIQUE INDEX notifier_service_address ON notifier_service (service, address) WHERE service IN ('telegram', 'vk');

-- A code in a link to a bot says whose messenger it is; it lives for minutes and works once.
CREATE TABLE notifier_code (
  code text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
  service text NOT NULL CHECK (service IN ('telegram', 'vk')),
  expires_at timestamptz NOT NULL
);
CREATE INDEX notifier_code_user ON notifier_code (user_id, service);

-- What has been delivered: a job that runs again sends nothing twice.
CREATE TABLE notification_delivery (
  notification_id bigint NOT NULL REFERENCES notification ON DELETE CASCADE,
  service text NOT NULL,
  delivered_at timestamptz NOT NULL,
  PRIMARY KEY (notification_id, service)
);
