-- A deadline that fails keeps its moment; when it is tried again stands apart. Product time, like `due_at`.
ALTER TABLE deadline
  ADD COLUMN attempts integer NOT NULL DEFAULT 0,
  ADD COLUMN first_failed_at timestamptz,
  ADD COLUMN next_try_at timestamptz,
  -- given up: operators have to look at it
  ADD COLUMN failed_at timestamptz,
  ADD COLUMN error text;
DROP INDEX deadline_due;
CREATE INDEX deadline_wakes ON deadline (coalesce(next_try_at, due_at), id) WHERE failed_at IS NULL;
CREATE INDEX deadline_failed ON deadline (failed_at) WHERE failed_at IS NOT NULL;
