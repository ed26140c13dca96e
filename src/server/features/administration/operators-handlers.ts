import { eq, sql } from 'drizzle-orm';
import type { adminOperatorsContract } from '#contract/admin/people/operators.ts';
import { inTransaction } from '../../platform/db/in-transaction';
import { adminCode, appUser, auditLog } from '../../platform/db/schema/people';
import type { Handlers } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';
import { knownPermissions } from '../../platform/sessions/actor';
import { writeAudit } from '../audit/public';
import { deleteCode } from './code/check-code';
import { lockToActOn } from './lock-to-act-on';
import { holdersOfAll } from './require-another-holder';

const lastAct =
  sql<Date | null>`(SELECT max(${auditLog.createdAt}) FROM ${auditLog} WHERE ${auditLog.actorId} = ${appUser.id})`.mapWith(
    auditLog.createdAt,
  );

export const operatorsHandlers: Handlers<typeof adminOperatorsContract> = {
  'GET /v1/admin/operators': async (app) => {
    const rows = await app.db
      .select({ user: appUser, confirmedAt: adminCode.confirmedAt, lastAct })
      .from(appUser)
      .leftJoin(adminCode, eq(adminCode.userId, appUser.id))
      .where(eq(appUser.isAdmin, true))
      .orderBy(appUser.createdAt, appUser.id);
    const holders = await holdersOfAll(app.db);
    return {
      operators: rows.map(({ user, confirmedAt, lastAct: actedAt }) => ({
        id: user.id,
        username: user.username,
        avatarUrl: user.avatarUrl,
        status: user.status,
        permissions: knownPermissions(user.permissions),
        hasCode: confirmedAt !== null,
        lastOnlineAt: user.lastOnlineAt?.toISOString() ?? null,
        lastActAt: actedAt?.toISOString() ?? null,
        lastAll: holders.length === 1 && holders[0]?.id === user.id,
      })),
    };
  },
  'DELETE /v1/admin/operators/{id}/code': (app, { actor, params }) =>
    inTransaction(app.db, async (tx) => {
      await lockToActOn(tx, { actor, userId: params.id, seen: null });
      if (!(await deleteCode(tx, params.id))) throw new Refusal('ADMIN_CODE_NOT_SET_UP');
      await writeAudit(app, tx, actor.id, { action: 'code.reset', subject: `user:${params.id}` });
    }),
};
