import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { notificationsContract } from '#contract/people/notifications.ts';
import type { QueryOf, AnswerOf } from '#contract/kit/endpoint.ts';
import { defaultTimeZone } from '#domain/text/format-moment.ts';
import type { Executor } from '../../platform/db/open-database';
import { prepared } from '../../platform/db/prepared';
import { notification } from '../../platform/db/schema/notifications';
import { appUser } from '../../platform/db/schema/people';
import { cutPage, readCursor } from '../../platform/http/paging';
import { hideNames } from './hide-names';
import { storedTextOf } from './notification-text';
import { inTransaction } from '../../platform/db/in-transaction';
import type { Handlers } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';
import { announce, userRoom } from '../../platform/outbox/put-outbox';

type List = (typeof notificationsContract)['GET /v1/notifications'];

/** A page of a person's notifications (keyset pagination by time): new ones do not shift it. */
const listNotifications = async (db: Executor, userId: string, query: QueryOf<List>): Promise<AnswerOf<List>> => {
  const [at, id] = query.cursor === undefined ? [] : readCursor(query.cursor, 'dn');
  const [reader] = await db.select({ timeZone: appUser.timeZone }).from(appUser).where(eq(appUser.id, userId));
  const timeZone = reader?.timeZone ?? defaultTimeZone;
  const rows = await db
    .select()
    .from(notification)
    .where(
      and(
        eq(notification.userId, userId),
        query.level === undefined ? undefined : eq(notification.level, query.level),
        query.unread ? isNull(notification.readAt) : undefined,
        at === undefined || id === undefined
          ? undefined
          : sql`(${notification.createdAt}, ${notification.id}) < (${new Date(Number(at))}::timestamptz, ${Number(id)}::bigint)`,
      ),
    )
    .orderBy(desc(notification.createdAt), desc(notification.id))
    .limit(query.limit + 1);
  const { page, nextCursor } = cutPage(rows, query.limit, (last) => [last.createdAt.getTime(), last.id]);
  const visible = await hideNames(db, page);
  return {
    items: visible.map((row) => ({
      id: row.id,
      kind: row.kind,
      level: row.level,
      ...storedTextOf(row, timeZone),
      link: row.link,
      createdAt: row.createdAt,
      read: row.readAt !== null,
    })),
    nextCursor,
  };
};

const unreadOf = prepared((db) =>
  db
    .select({ unread: count() })
    .from(notification)
    .where(and(eq(notification.userId, sql.placeholder('userId')), isNull(notification.readAt)))
    .prepare('unread_notifications'),
);

const silentAnnouncement = { sound: false } as const;

export const notificationsHandlers: Handlers<typeof notificationsContract> = {
  'GET /v1/notifications': (app, { actor, query }) => listNotifications(app.db, actor.id, query),
  'GET /v1/notifications/unread': async (app, { actor }) => {
    const [row] = await unreadOf(app.db).execute({ userId: actor.id });
    return { count: row?.unread ?? 0 };
  },
  'POST /v1/notifications/read-all': (app, { actor, query: { link } }) =>
    inTransaction(app.db, async (tx) => {
      const read = await tx
        .update(notification)
        .set({ readAt: new Date(app.clock.now()) })
        .where(
          and(
            eq(notification.userId, actor.id),
            isNull(notification.readAt),
            link === undefined ? undefined : eq(notification.link, link),
          ),
        )
        .returning({ id: notification.id });
      if (read.length > 0) await announce(tx, [userRoom(actor.id)], 'notifications changed', silentAnnouncement);
    }),
  'POST /v1/notifications/{id}/read': (app, { actor, params }) =>
    inTransaction(app.db, async (tx) => {
      const own = and(eq(notification.id, params.id), eq(notification.userId, actor.id));
      const [found] = await tx.select({ readAt: notification.readAt }).from(notification).where(own).for('update');
      if (!found) throw new Refusal('NOT_FOUND');
      if (found.readAt !== null) return;
      await tx
        .update(notification)
        .set({ readAt: new Date(app.clock.now()) })
        .where(own);
      await announce(tx, [userRoom(actor.id)], 'notifications changed', silentAnnouncement);
    }),
};
