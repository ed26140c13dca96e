import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { sessionsContract } from '#contract/people/sessions.ts';
import { inTransaction } from '../../platform/db/in-transaction';
import { session } from '../../platform/db/schema/people';
import type { Handlers } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';
import { announce, userRoom } from '../../platform/outbox/put-outbox';
import { endSessions, endSessionsOf } from '../../platform/sessions/end-sessions';
import { nameBrowser } from '../../platform/sessions/name-browser';

const shownSessions = 50;

const openSessionsOf = (userId: string) =>
  and(eq(session.userId, userId), isNull(session.endedAt), gt(session.refreshExpiresAt, new Date()));

export const sessionsHandlers: Handlers<typeof sessionsContract> = {
  'GET /v1/auth/sessions': async (app, { actor }) => {
    const rows = await app.db
      .select()
      .from(session)
      .where(openSessionsOf(actor.id))
      .orderBy(desc(session.lastSeenAt))
      .limit(shownSessions);
    return rows
      .map(({ id, ip, userAgent, createdAt, lastSeenAt }) => ({
        id,
        current: id === actor.sessionId,
        ...nameBrowser(userAgent),
        ip,
        createdAt,
        lastSeenAt,
      }))
      .sort((a, b) => Number(b.current) - Number(a.current));
  },
  'DELETE /v1/auth/sessions': async (app, { actor }) => {
    const ended = await inTransaction(app.db, async (tx) => {
      await announce(tx, [userRoom(actor.id)], 'me changed', {});
      return endSessionsOf(tx, actor.id, actor.sessionId);
    });
    app.sockets.disconnectSessions(ended);
  },
  'DELETE /v1/auth/sessions/{id}': async (app, { actor, params }) => {
    const [found] = await app.db
      .select({ id: session.id })
      .from(session)
      .where(and(openSessionsOf(actor.id), eq(session.id, params.id)));
    if (!found) throw new Refusal('AUTH_SESSION_NOT_FOUND');
    await endSessions(app, [found.id]);
    await announce(app.db, [userRoom(actor.id)], 'me changed', {});
  },
};
