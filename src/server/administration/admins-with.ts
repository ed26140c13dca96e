import { and, eq } from 'drizzle-orm';
import type { AdminPermission } from '../../domain/enums/admin-permission';
import type { Tx } from '../db/open-database';
import { appUser } from '../db/schema/people';
import { hasPermission } from '../http/has-permission';
import { knownPermissions } from '../sessions/known-permissions';

/** Administrators who may do this and so are told when it has to be done. */
export const adminsWith = async (tx: Tx, permission: AdminPermission): Promise<readonly string[]> => {
  const admins = await tx.select({ id: appUser.id, permissions: appUser.permissions }).from(appUser).where(and(eq(appUser.isAdmin, true), eq(appUser.status, 'ACTIVE')));
  return admins.filter(({ permissions }) => hasPermission(knownPermissions(permissions), permission)).map(({ id }) => id);
};
