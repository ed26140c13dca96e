-- Registers of providers laid beside our deposits, and what did not agree.
CREATE TABLE reconciliation (
  id uuid PRIMARY KEY,
  provider text NOT NULL,
  from_at timestamptz NOT NULL,
  to_at timestamptz NOT NULL,
  lines integer NOT NULL CHECK (lines >= 0),
  matched integer NOT NULL CHECK (matched >= 0),
  differences integer NOT NULL CHECK (differences >= 0),
  -- of what is paid, in kopecks
  ours bigint NOT NULL,
  theirs bigint NOT NULL,
  created_by uuid NOT NULL REFERENCES app_user,
  created_at timestamptz NOT NULL,
  CHECK (from_at < to_at)
);
CREATE INDEX reconciliation_by_time ON reconciliation (created_at, id);

CREATE TABLE reconciliation_difference (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reconciliation_id uuid NOT NULL REFERENCES reconciliation,
  kind text NOT NULL CHECK (kind IN ('NOT_HERE', 'NOT_THERE', 'OTHER_SUM')),
  deposit_id uuid REFERENCES deposit,
  reference text NOT NULL,
  ours bigint,
  theirs bigint,
  at timestamptz,
  decision text CHECK (decision IN ('CREDITED', 'REFUNDED', 'SET_ASIDE')),
  reason text,
  decided_by uuid REFERENCES app_user,
  decided_at timestamptz,
  CHECK ((decision IS NULL) = (decided_at IS NULL))
);
CREATE INDEX reconciliation_difference_open ON reconciliation_difference (reconciliation_id, (decided_at IS NOT NULL), id);

-- A register names a payment as its provider does, and covers the deposits settled within its period.
CREATE INDEX deposit_external ON deposit (provider, lower(external_id)) WHERE external_id IS NOT NULL;
CREATE INDEX deposit_settled ON deposit (provider, settled_at) WHERE settled_at IS NOT NULL;

-- What was taken back by a provider and is still owed to the service.
CREATE INDEX money_task_open ON money_task (created_at) WHERE closed_at IS NULL AND taken < amount;
