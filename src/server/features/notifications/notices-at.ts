import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { defaultTimeZone } from '#domain/text/format-moment.ts';
import type { Executor } from '../../platform/db/open-database';
import { notification } from '../../platform/db/schema/notifications';
import { storedTextOf } from './notification-text';

export interface SentNotice {
  readonly personId: string;
  readonly kind: string;
  readonly title: string;
}

/** What these people were told of a squad by the step of this moment; without what they or its term have removed. */
export const squadNoticesAt = async (
  db: Executor,
  squadId: number,
  people: readonly string[],
  at: number,
): Promise<readonly SentNotice[]> => {
  if (people.length === 0) return [];
  const rows = await db
    .select()
    .from(notification)
    .where(
      and(
        inArray(notification.userId, [...people]),
        eq(notification.createdAt, new Date(at)),
        sql`${notification.facts} @> ${JSON.stringify({ squadId })}::jsonb`,
      ),
    )
    .orderBy(asc(notification.id));
  return rows.map((row) => ({ personId: row.userId, kind: row.kind, title: storedTextOf(row, defaultTimeZone).title }));
};
