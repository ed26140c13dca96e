import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../platform/db/open-database';
import { appUser } from '../../platform/db/schema/people';
import { Refusal } from '../../platform/http/refusal';

/** Administrators who hold ALL now. */
export const holdersOfAll = (db: Executor) =>
  db
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(eq(appUser.isAdmin, true), eq(appUser.status, 'ACTIVE'), sql`'ALL' = ANY(${appUser.permissions})`))
    .orderBy(asc(appUser.id));

/**
 * The last holder of ALL cannot lose it, nor their account: nobody could grant it again. All holders are locked, so
 * that two who take it from each other at the same moment do not both succeed.
 * @throws Refusal ADMIN_LAST_ALL
 */
export const requireAnotherHolder = async (tx: Tx, user: { readonly id: string; readonly permissions: string[] }) => {
  if (!user.permissions.includes('ALL')) return;
  const holders = await holdersOfAll(tx).for('no key update');
  if (!holders.some(({ id }) => id !== user.id)) throw new Refusal('ADMIN_LAST_ALL');
};
