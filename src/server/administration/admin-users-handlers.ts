import { eq } from 'drizzle-orm';
import type { adminUsersContract } from '../../contract/admin-users';
import { mateAccess } from '../db/schema/games-and-mates';
import { appUser } from '../db/schema/people';
import type { Handlers } from '../http/call';
import { Refusal } from '../http/refusal';
import { knownPermissions } from '../sessions/known-permissions';
import { adminUserColumns, adminUserView } from './admin-user-view';
import { changeStatus } from './change-status';
import { listAudit } from './list-audit';
import { listUsers } from './list-users';
import { setPermissions } from './set-permissions';
import { statusChanges } from './status-changes';

export const adminUsersHandlers: Handlers<typeof adminUsersContract> = {
  'GET /v1/admin/users': listUsers,
  'GET /v1/admin/users/{id}': async (app, { actor, params }) => {
    const [row] = await app.db.select(adminUserColumns).from(appUser).leftJoin(mateAccess, eq(mateAccess.userId, appUser.id)).where(eq(appUser.id, params.id));
    if (!row) throw new Refusal('ADMIN_USERS_NOT_FOUND');
    return { ...adminUserView(actor, row), permissions: knownPermissions(row.permissions) };
  },
  'POST /v1/admin/users/{id}/block': (app, { actor, params, body }) => changeStatus(app, actor, params.id, statusChanges.block, { reason: body.reason }),
  'POST /v1/admin/users/{id}/unblock': (app, { actor, params }) => changeStatus(app, actor, params.id, statusChanges.unblock),
  'DELETE /v1/admin/users/{id}': (app, { actor, params }) => changeStatus(app, actor, params.id, statusChanges.delete),
  'POST /v1/admin/users/{id}/restore': (app, { actor, params }) => changeStatus(app, actor, params.id, statusChanges.restore),
  'PUT /v1/admin/users/{id}/permissions': setPermissions,
  'GET /v1/admin/audit': listAudit,
};
