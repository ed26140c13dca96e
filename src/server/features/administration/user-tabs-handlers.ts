import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { adminUserTabsContract } from '../../../contract/admin/people/user-tabs';
import type { App } from '../../platform/app';
import { faceOf } from '../../platform/db/face-of';
import { inTransaction } from '../../platform/db/in-transaction';
import { appUser, knownDevice, session } from '../../platform/db/schema/people';
import { review } from '../../platform/db/schema/reviews';
import type { Handler, Handlers } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';
import { announce, userRoom } from '../../platform/outbox/put-outbox';
import { endSessions, endSessionsOf } from '../../platform/sessions/end-sessions';
import { nameBrowser } from '../../platform/sessions/name-browser';
import { writeAudit } from '../audit/public';
import { listLines, readEarnings } from '../balance/public';
import { listBookingsOf } from '../bookings/public';
import { listPersonSquads } from '../squads/public';

type Contract = typeof adminUserTabsContract;

const shownSessions = 50;
const author = alias(appUser, 'author');
const subject = alias(appUser, 'subject');

/** @throws Refusal ADMIN_USERS_NOT_FOUND */
const demandPerson = async (app: App, id: string): Promise<void> => {
  const found = await app.db.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, id));
  if (found.length === 0) throw new Refusal('ADMIN_USERS_NOT_FOUND');
};

const openSessionsOf = (userId: string) =>
  and(eq(session.userId, userId), isNull(session.endedAt), gt(session.refreshExpiresAt, new Date()));

/** Also what waits to be shown and what was hidden: an operator sees all. */
const listReviews: Handler<Contract['GET /v1/admin/users/{id}/reviews']> = async (app, { params, query }) => {
  await demandPerson(app, params.id);
  const rows = await app.db
    .select({ review, author: faceOf(author), subject: faceOf(subject) })
    .from(review)
    .leftJoin(author, eq(author.id, review.authorId))
    .innerJoin(subject, eq(subject.id, review.subjectId))
    .where(
      and(
        or(eq(review.subjectId, params.id), eq(review.authorId, params.id)),
        query.cursor === undefined ? undefined : lt(review.id, Number(query.cursor)),
      ),
    )
    .orderBy(desc(review.id))
    .limit(query.limit + 1);
  const items = rows
    .slice(0, query.limit)
    .map(({ review: row, author: by, subject: whom }) => ({
      id: row.id,
      about: row.subjectId === params.id,
      other: row.subjectId === params.id ? by : whom,
      squadId: row.squadId,
      rating: row.ratingHundredths / 100,
      text: row.text,
      createdAt: row.createdAt.toISOString(),
      shownAt: row.shownAt?.toISOString() ?? null,
      hidden: row.hiddenAt !== null,
    }));
  return { items, nextCursor: rows.length > query.limit ? String(items.at(-1)?.id) : null };
};

const endAll: Handler<Contract['DELETE /v1/admin/users/{id}/sessions']> = async (app, { actor, params }) => {
  if (params.id === actor.id) throw new Refusal('ADMIN_OWN_OBJECT');
  await demandPerson(app, params.id);
  const ended = await inTransaction(app.db, async (tx) => {
    const ids = await endSessionsOf(tx, params.id, null);
    await writeAudit(app, tx, actor.id, {
      action: 'user.sign-out',
      subject: `user:${params.id}`,
      details: { sessions: ids.length },
    });
    return ids;
  });
  app.sockets.disconnectSessions(ended);
};

const endOne: Handler<Contract['DELETE /v1/admin/users/{id}/sessions/{sessionId}']> = async (
  app,
  { actor, params },
) => {
  if (params.id === actor.id) throw new Refusal('ADMIN_OWN_OBJECT');
  await demandPerson(app, params.id);
  const [found] = await app.db
    .select({ id: session.id })
    .from(session)
    .where(and(openSessionsOf(params.id), eq(session.id, params.sessionId)));
  if (!found) throw new Refusal('AUTH_SESSION_NOT_FOUND');
  await endSessions(app, [found.id]);
  await inTransaction(app.db, async (tx) => {
    await announce(tx, [userRoom(params.id)], 'me changed', {});
    await writeAudit(app, tx, actor.id, {
      action: 'user.sign-out',
      subject: `user:${params.id}`,
      details: { sessions: 1 },
    });
  });
};

export const userTabsHandlers: Handlers<Contract> = {
  'GET /v1/admin/users/{id}/squads': async (app, { params, query }) => {
    await demandPerson(app, params.id);
    const before = query.cursor === undefined ? undefined : Number(query.cursor);
    const { section, limit, from, to } = query;
    const { items, next } = await listPersonSquads(app, params.id, { section, before, limit, from, to });
    return { items, nextCursor: next === null ? null : String(next) };
  },
  'GET /v1/admin/users/{id}/bookings': async (app, { params, query }) => {
    await demandPerson(app, params.id);
    return listBookingsOf(app.db, params.id, query);
  },
  'GET /v1/admin/users/{id}/transactions': async (app, { params, query }) => {
    await demandPerson(app, params.id);
    return listLines(app.db, params.id, query);
  },
  'GET /v1/admin/users/{id}/earnings': async (app, { params }) => {
    await demandPerson(app, params.id);
    return readEarnings(app, params.id);
  },
  'GET /v1/admin/users/{id}/reviews': listReviews,
  'GET /v1/admin/users/{id}/sessions': async (app, { params }) => {
    await demandPerson(app, params.id);
    const rows = await app.db
      .select()
      .from(session)
      .where(openSessionsOf(params.id))
      .orderBy(desc(session.lastSeenAt))
      .limit(shownSessions);
    const [devices] = await app.db
      .select({ count: sql<number>`count(*)::integer` })
      .from(knownDevice)
      .where(eq(knownDevice.userId, params.id));
    return {
      devices: devices?.count ?? 0,
      sessions: rows.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
        id,
        ...nameBrowser(userAgent),
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
      })),
    };
  },
  'DELETE /v1/admin/users/{id}/sessions': endAll,
  'DELETE /v1/admin/users/{id}/sessions/{sessionId}': endOne,
};
