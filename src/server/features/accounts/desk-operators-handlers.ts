import { eq, sql } from 'drizzle-orm';
import type { deskOperatorsContract } from '#contract/desk/people/operators.ts';
import { inTransaction } from '../../platform/db/in-transaction';
import { appUser, auditLog } from '../../platform/db/schema/people';
import type { Handlers } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';
import { endSessionsOf } from '../../platform/sessions/end-sessions';
import { knownPermissions } from '../../platform/sessions/actor';
import { writeAudit } from '../audit/public';
import { removeSecondStep } from '../second-step/public';
import { lockToActOn } from './lock-to-act-on';
import { holdersOfAll } from './require-another-holder';

/*
 * Named in full: a column of the one table of a query is written without its table, and within these it would be the
 * other table's own.
 */
const lastAct = sql<Date | null>`(SELECT max(created_at) FROM audit_log WHERE actor_id = app_user.id)`.mapWith(
  auditLog.createdAt,
);

/** Whatever opens the desk: an authenticator app or a passkey. */
const hasCode = sql<boolean>`(
  EXISTS (SELECT 1 FROM authenticator_app WHERE user_id = app_user.id AND confirmed_at IS NOT NULL)
  OR EXISTS (SELECT 1 FROM passkey WHERE user_id = app_user.id))`;

export const deskOperatorsHandlers: Handlers<typeof deskOperatorsContract> = {
  'GET /v1/admin/operators': async (app) => {
    const rows = await app.db
      .select({ user: appUser, hasCode, lastAct })
      .from(appUser)
      .where(eq(appUser.isAdmin, true))
      .orderBy(appUser.createdAt, appUser.id);
    const holders = await holdersOfAll(app.db);
    return {
      operators: rows.map(({ user, hasCode: has, lastAct: actedAt }) => ({
        id: user.id,
        username: user.username,
        avatarUrl: user.avatarUrl,
        status: user.status,
        permissions: knownPermissions(user.permissions),
        hasCode: has,
        lastOnlineAt: user.lastOnlineAt,
        lastActAt: actedAt,
        lastAll: holders.length === 1 && holders[0]?.id === user.id,
      })),
    };
  },
  'DELETE /v1/admin/operators/{id}/code': async (app, { actor, params }) => {
    const ended = await inTransaction(app.db, async (tx) => {
      const { user } = await lockToActOn(tx, { actor, userId: params.id, seen: null });
      // The second step of anybody else falls by their own word and its days alone.
      if (!user.isAdmin) throw new Refusal('ADMIN_USERS_NOT_FOUND');
      const reset = { by: actor.id, at: new Date(app.clock.now()) };
      if (!(await removeSecondStep(app, tx, user, reset))) throw new Refusal('ADMIN_CODE_NOT_SET_UP');
      await writeAudit(app, tx, actor.id, { action: 'code.reset', subject: `user:${params.id}` });
      return endSessionsOf(tx, user.id, null);
    });
    app.sockets.disconnectSessions(ended);
  },
};
