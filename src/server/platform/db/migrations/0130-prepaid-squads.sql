-- A squad that its client has ordered together with the deposit of what they lack: it is made when the money comes.
ALTER TABLE deposit DROP CONSTRAINT deposit_purpose_check;
ALTER TABLE deposit ADD CONSTRAINT deposit_purpose_check CHECK (purpose IN ('FIRST_SQUAD', 'SQUAD'));
DROP INDEX deposit_open_purpose;
CREATE UNIQUE INDEX deposit_open_purpose ON deposit (user_id, method, amount) WHERE purpose = 'FIRST_SQUAD' AND status = 'CREATED';

CREATE TABLE prepaid_squad (
  deposit_id uuid PRIMARY KEY REFERENCES deposit ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
  game_id text NOT NULL,
  -- as the call brought it
  terms jsonb NOT NULL,
  -- kopecks that the client saw and agreed to pay themselves
  agreed bigint NOT NULL CHECK (agreed > 0),
  -- money that comes later stays on the balance
  expires_at timestamptz NOT NULL,
  status text NOT NULL DEFAULT 'WAITING' CHECK (status IN ('WAITING', 'MADE', 'PAID', 'FAILED', 'LATE')),
  squad_id integer REFERENCES squad,
  -- the code of the refusal
  problem text,
  CHECK ((status IN ('MADE', 'PAID')) = (squad_id IS NOT NULL))
);
CREATE INDEX prepaid_squad_of ON prepaid_squad (squad_id) WHERE status = 'MADE';
