import type { Actor } from '../sessions/actor';
import { mateAccess } from '../db/schema/games-and-mates';
import { appUser } from '../db/schema/people';
import { hasPermission } from '../http/has-permission';

export const adminUserColumns = {
  id: appUser.id,
  username: appUser.username,
  email: appUser.email,
  status: appUser.status,
  isAdmin: appUser.isAdmin,
  permissions: appUser.permissions,
  mateGameId: mateAccess.gameId,
  orders: appUser.orders,
  createdAt: appUser.createdAt,
  lastOnlineAt: appUser.lastOnlineAt,
} as const;

interface Row extends Pick<typeof appUser.$inferSelect, 'id' | 'username' | 'email' | 'status' | 'isAdmin' | 'orders' | 'createdAt' | 'lastOnlineAt'> {
  readonly mateGameId: string | null;
}

/** A person as this administrator may see him: the address only with its own permission. */
export const adminUserView = (actor: Actor, row: Row) => ({
  id: row.id,
  username: row.username,
  email: hasPermission(actor.permissions, 'VIEW_USER_PERSONAL_INFO') ? row.email : null,
  status: row.status,
  isAdmin: row.isAdmin,
  mateGameId: row.mateGameId,
  orders: row.orders,
  createdAt: row.createdAt.toISOString(),
  lastOnlineAt: row.lastOnlineAt?.toISOString() ?? null,
});
