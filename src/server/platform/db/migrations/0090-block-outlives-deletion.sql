-- A deleted account keeps what blocked it, so that restoring it is no way around the block.
ALTER TABLE app_user
  DROP CONSTRAINT app_user_block_check,
  ADD CONSTRAINT app_user_block_check
    CHECK (status IN ('BLOCKED', 'DELETED') OR num_nonnulls(blocked_at, blocked_until, block_reason) = 0);
