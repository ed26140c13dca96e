import { eq, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../db/open-database';
import { appUser } from '../db/schema/people';
import { Refusal } from '../http/refusal';

const account = /^[0-9a-f]{8}-/;

/**
 * Checks that a person has neither been blocked nor left since the request was authorised, and locks the account until
 * the transaction ends: a block or a departure waits for it and then sees its changes. Must come first in the transaction, before other
 * rows are locked. The system and a guest with a link have no account, and pass.
 * @throws Refusal UNAUTHENTICATED
 */
export const requireActive = async (tx: Tx, userId: string): Promise<void> => {
  if (!account.test(userId)) return;
  const [row] = await tx
    .select({ status: appUser.status, leavingAt: appUser.leavingAt })
    .from(appUser)
    .where(eq(appUser.id, userId))
    .for('key share');
  if (row?.status !== 'ACTIVE' || row.leavingAt !== null) throw new Refusal('UNAUTHENTICATED');
};

/**
 * The same, and in the same statement locks what `lock` selects: one value of one row, which is evaluated after the
 * account is locked, because a select list is evaluated in order. Returns the value, or null when there is no row.
 * @throws Refusal UNAUTHENTICATED
 */
export const requireActiveAndLock = async (tx: Tx, userId: string, lock: SQL): Promise<unknown> => {
  const hasAccount = account.test(userId);
  const status = hasAccount
    ? sql`(SELECT CASE WHEN leaving_at IS NULL THEN status END FROM app_user WHERE id = ${userId} FOR KEY SHARE)`
    : sql`'ACTIVE'`;
  const { rows } = await tx.execute(sql`SELECT ${status} AS status, (${lock}) AS locked`);
  if (rows[0]?.['status'] !== 'ACTIVE') throw new Refusal('UNAUTHENTICATED');
  return rows[0]['locked'];
};
