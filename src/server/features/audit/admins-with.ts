import { and, eq } from 'drizzle-orm';
import type { AdminPermission } from '#domain/people/admin-permission.ts';
import type { Executor } from '../../platform/db/open-database';
import { appUser } from '../../platform/db/schema/people';
import { hasPermission } from '#domain/people/has-permission.ts';
import { knownPermissions } from '../../platform/sessions/actor';

/** Ids of administrators with this permission: they are notified when such work is waiting. */
export const adminsWith = async (db: Executor, permission: AdminPermission): Promise<readonly string[]> => {
  const admins = await db
    .select({ id: appUser.id, permissions: appUser.permissions })
    .from(appUser)
    .where(and(eq(appUser.isAdmin, true), eq(appUser.status, 'ACTIVE')));
  return admins
    .filter(({ permissions }) => hasPermission(knownPermissions(permissions), permission))
    .map(({ id }) => id);
};
