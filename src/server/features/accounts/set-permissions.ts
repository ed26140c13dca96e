import type { deskUsersContract } from '#contract/desk/people/users.ts';
import { hasPermission } from '#domain/people/has-permission.ts';
import { inTransaction } from '../../platform/db/in-transaction';
import type { Handler } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';
import { announce, putOutbox, userRoom } from '../../platform/outbox/put-outbox';
import { knownPermissions } from '../../platform/sessions/actor';
import { writeAudit } from '../audit/public';
import { leaveLostChats } from '../chat/public';
import { setAccountPermissions } from '../users/public';
import { lockToActOn } from './lock-to-act-on';
import { requireAnotherHolder } from './require-another-holder';

/**
 * Makes the person an administrator with exactly these permissions; with none, no administrator. An operator can grant
 * or revoke only what they hold themselves, and nobody changes their own: a permission cannot grow by itself. A revoked
 * permission ends what it had opened: chats entered by it, rooms and sockets.
 * @throws Refusal ADMIN_USERS_NOT_FOUND, ADMIN_OWN_OBJECT, FORBIDDEN, ADMIN_CHANGED_MEANWHILE, ADMIN_LAST_ALL
 */
export const setPermissions: Handler<(typeof deskUsersContract)['PUT /v1/admin/users/{id}/permissions']> = (
  app,
  { actor, params, body },
) =>
  inTransaction(app.db, async (tx) => {
    const { user, held } = await lockToActOn(tx, { actor, userId: params.id, seen: body.seen });
    const before = knownPermissions(user.permissions);
    const after = [...new Set(body.permissions)];
    const changed = [...after.filter((one) => !before.includes(one)), ...before.filter((one) => !after.includes(one))];
    if (changed.some((one) => !hasPermission(held, one))) throw new Refusal('FORBIDDEN');
    if (!after.includes('ALL')) await requireAnotherHolder(tx, user);
    await setAccountPermissions(tx, user.id, after);
    await writeAudit(app, tx, actor.id, {
      action: 'user.permissions',
      subject: `user:${user.id}`,
      details: { before, after },
    });
    await leaveLostChats(tx, user.id, after, new Date(app.clock.now()));
    await announce(tx, [userRoom(user.id)], 'me changed', {});
    // Their sockets reconnect and join the rooms of the permissions that they hold now.
    if (changed.length > 0) await putOutbox(tx, 'hangUp', { rooms: [userRoom(user.id)] });
  });
