import { eq } from 'drizzle-orm';
import type { AdminPermission } from '#domain/people/admin-permission.ts';
import type { Executor } from '../db/open-database';
import { appUser } from '../db/schema/people';
import { knownPermissions } from './actor';

/**
 * The permissions of a person; null when they are not an administrator. Read for each event, so that a withdrawn
 * permission has no effect from then on. `lock` locks them until the transaction ends.
 */
export const permissionsOf = async (
  db: Executor,
  userId: string,
  lock = false,
): Promise<readonly AdminPermission[] | null> => {
  const query = db
    .select({ isAdmin: appUser.isAdmin, permissions: appUser.permissions })
    .from(appUser)
    .where(eq(appUser.id, userId));
  const [row] = await (lock ? query.for('share') : query);
  return row?.isAdmin ? knownPermissions(row.permissions) : null;
};
