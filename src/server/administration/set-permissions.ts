import { eq } from 'drizzle-orm';
import type { adminUsersContract } from '../../contract/admin-users';
import { inTransaction } from '../db/in-transaction';
import { appUser } from '../db/schema/people';
import type { Handler } from '../http/call';
import { hasPermission } from '../http/has-permission';
import { Refusal } from '../http/refusal';
import { announce, userRoom } from '../outbox/put-outbox';
import { knownPermissions } from '../sessions/known-permissions';
import { writeAudit } from './write-audit';

/**
 * Makes the person an administrator with exactly these permissions, or none. Only what one holds oneself can be given
 * or taken, and nobody changes his own: a right cannot grow by itself.
 * @throws Refusal ADMIN_USERS_NOT_FOUND, FORBIDDEN
 */
export const setPermissions: Handler<(typeof adminUsersContract)['PUT /v1/admin/users/{id}/permissions']> = (app, { actor, params, body }) =>
  inTransaction(app.db, async (tx) => {
    const [user] = await tx.select().from(appUser).where(eq(appUser.id, params.id)).for('update');
    if (!user) throw new Refusal('ADMIN_USERS_NOT_FOUND');
    const before = knownPermissions(user.permissions);
    const after = [...new Set(body.permissions)];
    const changed = [...after.filter((one) => !before.includes(one)), ...before.filter((one) => !after.includes(one))];
    if (user.id === actor.id || changed.some((one) => !hasPermission(actor.permissions, one))) throw new Refusal('FORBIDDEN');
    await tx.update(appUser).set({ isAdmin: after.length > 0, permissions: after }).where(eq(appUser.id, user.id));
    await writeAudit(app, tx, actor.id, { action: 'user.permissions', subject: `user:${user.id}`, details: { before, after } });
    await announce(tx, [userRoom(user.id)], 'me changed', {});
  });
