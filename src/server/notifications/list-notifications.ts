import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { notificationsContract } from '../../contract/notifications';
import type { QueryOf, ResponseOf } from '../../contract/kit/endpoint';
import type { Executor } from '../db/open-database';
import { notification } from '../db/schema/notifications';
import { cutPage } from '../http/cut-page';
import { readCursor } from '../http/keyset-cursor';

type List = (typeof notificationsContract)['GET /v1/notifications'];

/** A page of somebody's notifications by its place in time: new ones above do not shift it. */
export const listNotifications = async (db: Executor, userId: string, query: QueryOf<List>): Promise<ResponseOf<List>> => {
  const [at, id] = query.cursor === undefined ? [] : readCursor(query.cursor, 'nn');
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
          : sql`(${notification.createdAt}, ${notification.id}) < (${new Date(Number(at)).toISOString()}::timestamptz, ${Number(id)}::bigint)`,
      ),
    )
    .orderBy(desc(notification.createdAt), desc(notification.id))
    .limit(query.limit + 1);
  const { page, nextCursor } = cutPage(rows, query.limit, (last) => [last.createdAt.getTime(), last.id]);
  return {
    items: page.map((row) => ({
      id: row.id,
      kind: row.kind,
      level: row.level,
      title: row.title,
      text: row.text,
      link: row.link,
      createdAt: row.createdAt.toISOString(),
      read: row.readAt !== null,
    })),
    nextCursor,
  };
};
