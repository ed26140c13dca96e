import { eq, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../db/open-database';
import { appUser } from '../db/schema/people';
import { Refusal } from '../http/refusal';

const account = /^[0-9a-f]{8}-/;

/**
 * Whoever was let in a moment ago may have been blocked since. Keeps the account open until the transaction ends: a
 * block waits for what is under way and then sees it. First in its transaction, before other rows are locked.
 * The system and a guest with a link have no account to be blocked.
 * @throws Refusal UNAUTHENTICATED
 */
export const requireActive = async (tx: Tx, userId: string): Promise<void> => {
  if (!account.test(userId)) return;
  const [row] = await tx
    .select({ status: appUser.status })
    .from(appUser)
    .where(eq(appUser.id, userId))
    .for('key share');
  if (row?.status !== 'ACTIVE') throw new Refusal('UNAUTHENTICATED');
};

/**
 * The same, and then locks what `lock` selects, one value of one row, with the same statement: what a list selects is
 * looked up in its order. Gives what was selected, null for nothing. @throws Refusal UNAUTHENTICATED
 */
export const requireActiveAndLock = async (tx: Tx, userId: string, lock: SQL): Promise<unknown> => {
  const hasAccount = account.test(userId);
  const status = hasAccount ? sql`(SELECT status FROM app_user WHERE id = ${userId} FOR KEY SHARE)` : sql`'ACTIVE'`;
  const { rows } = await tx.execute(sql`SELECT ${status} AS status, (${lock}) AS locked`);
  if (rows[0]?.['status'] !== 'ACTIVE') throw new Refusal('UNAUTHENTICATED');
  return rows[0]['locked'];
};
