import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { deskUserTabsContract } from '#contract/desk/people/user-tabs.ts';
import type { App } from '../../platform/app';
import { personColumns } from '../../platform/db/person-columns';
import { inTransaction } from '../../platform/db/in-transaction';
import type { Tx } from '../../platform/db/open-database';
import { appUser, knownDevice, session } from '../../platform/db/schema/people';
import { review } from '../../platform/db/schema/reviews';
import type { Handler, Handlers } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';
import { announce, userRoom } from '../../platform/outbox/put-outbox';
import type { Actor } from '../../platform/sessions/actor';
import { endSessionsIn, endSessionsOf } from '../../platform/sessions/end-sessions';
import { nameBrowser } from '../../platform/sessions/name-browser';
import { writeAudit } from '../audit/public';
import { listLines, readEarnings } from '../balance/public';
import { listBookingsOf } from '../bookings/public';
import { listPersonSquads } from '../squads/public';
import { lockToActOn } from './lock-to-act-on';

type Contract = typeof deskUserTabsContract;

const shownSessions = 50;
const author = alias(appUser, 'author');
const subject = alias(appUser, 'subject');

/** @throws Refusal ADMIN_USERS_NOT_FOUND */
const requirePerson = async (app: App, id: string): Promise<void> => {
  const found = await app.db.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, id));
  if (found.length === 0) throw new Refusal('ADMIN_USERS_NOT_FOUND');
};

const openSessionsOf = (userId: string) =>
  and(eq(session.userId, userId), isNull(session.endedAt), gt(session.refreshExpiresAt, new Date()));

/** Includes reviews that are not revealed yet and hidden ones: an operator sees all. */
const listReviews: Handler<Contract['GET /v1/admin/users/{id}/reviews']> = async (app, { params, query }) => {
  await requirePerson(app, params.id);
  const rows = await app.db
    .select({ review, author: personColumns(author), subject: personColumns(subject) })
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
      createdAt: row.createdAt,
      shownAt: row.shownAt,
      hidden: row.hiddenAt !== null,
    }));
  return { items, nextCursor: rows.length > query.limit ? String(items.at(-1)?.id) : null };
};

/**
 * Ends sessions and writes it to the audit log in one transaction. Returns the ended sessions, whose sockets the caller
 * closes after the commit.
 */
const endSessions = (app: App, actor: Actor, userId: string, end: (tx: Tx) => Promise<readonly string[]>) =>
  inTransaction(app.db, async (tx) => {
    await lockToActOn(tx, { actor, userId, seen: null });
    const ended = await end(tx);
    await announce(tx, [userRoom(userId)], 'me changed', {});
    await writeAudit(app, tx, actor.id, {
      action: 'user.sign-out',
      subject: `user:${userId}`,
      details: { sessions: ended.length },
    });
    return ended;
  });

const endAll: Handler<Contract['DELETE /v1/admin/users/{id}/sessions']> = async (app, { actor, params: { id } }) => {
  app.sockets.disconnectSessions(await endSessions(app, actor, id, (tx) => endSessionsOf(tx, id, null)));
};

const endOne: Handler<Contract['DELETE /v1/admin/users/{id}/sessions/{sessionId}']> = async (
  app,
  { actor, params: { id, sessionId } },
) => {
  const ended = await endSessions(app, actor, id, async (tx) => {
    const [found] = await tx
      .select({ id: session.id })
      .from(session)
      .where(and(openSessionsOf(id), eq(session.id, sessionId)));
    if (!found) throw new Refusal('AUTH_SESSION_NOT_FOUND');
    await endSessionsIn(tx, [found.id]);
    return [found.id];
  });
  app.sockets.disconnectSessions(ended);
};

export const deskUserTabsHandlers: Handlers<Contract> = {
  'GET /v1/admin/users/{id}/squads': async (app, { params, query }) => {
    await requirePerson(app, params.id);
    const before = query.cursor === undefined ? undefined : Number(query.cursor);
    const { section, limit, from, to } = query;
    const { items, next } = await listPersonSquads(app, params.id, { section, before, limit, from, to });
    return { items, nextCursor: next === null ? null : String(next) };
  },
  'GET /v1/admin/users/{id}/bookings': async (app, { params, query }) => {
    await requirePerson(app, params.id);
    return listBookingsOf(app.db, params.id, query);
  },
  'GET /v1/admin/users/{id}/transactions': async (app, { params, query }) => {
    await requirePerson(app, params.id);
    return listLines(app.db, params.id, query);
  },
  'GET /v1/admin/users/{id}/earnings': async (app, { params }) => {
    await requirePerson(app, params.id);
    return readEarnings(app, params.id);
  },
  'GET /v1/admin/users/{id}/reviews': listReviews,
  'GET /v1/admin/users/{id}/sessions': async (app, { params }) => {
    await requirePerson(app, params.id);
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
        createdAt,
        lastSeenAt,
      })),
    };
  },
  'DELETE /v1/admin/users/{id}/sessions': endAll,
  'DELETE /v1/admin/users/{id}/sessions/{sessionId}': endOne,
};
