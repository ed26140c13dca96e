import { asc, eq, sql } from 'drizzle-orm';
import type { output } from 'zod/v4/core';
import type { deskNotificationsContract } from '#contract/desk/notifications.ts';
import { personColumns } from '#server/platform/db/person-columns.ts';
import { oneOf, search, within } from '#server/platform/db/filters.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { broadcast, broadcastReader } from '#server/platform/db/schema/notifications.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { contains } from '#server/platform/db/search.ts';
import { readPage } from '#server/platform/http/read-page.ts';
import { Refusal } from '#server/platform/http/refusal.ts';

type Query = output<(typeof deskNotificationsContract)['GET /v1/admin/notifications']['query']>;

const shownPeople = 50;

const person = personColumns(appUser);

const columns = {
  row: broadcast,
  id: broadcast.id,
  author: person,
  read: sql<number>`(SELECT count(*)::integer FROM notification AS told WHERE told.broadcast_id = broadcast.id AND told.read_at IS NOT NULL)`,
};

interface Found {
  readonly row: typeof broadcast.$inferSelect;
  readonly author: { readonly id: string; readonly username: string; readonly avatarUrl: string | null };
  readonly read: number;
}

const line = ({ row, author, read }: Found) => ({
  ...row,
  sendAt: row.sendAt,
  createdAt: row.createdAt,
  finishedAt: row.finishedAt,
  read,
  author,
});

/** A page of broadcasts, latest first by default. */
export const listBroadcasts = (db: Executor, query: Query) => {
  const filters = [
    search(query.search, (text) => contains(broadcast.title, text)),
    oneOf(broadcast.status, query.status),
    oneOf(broadcast.audience, query.audience),
    within(broadcast.sendAt, query),
  ];
  return readPage({
    db,
    query,
    sorts: { sendAt: { by: broadcast.sendAt, type: 'timestamptz' } },
    sort: '-sendAt',
    id: { by: broadcast.id, type: 'bigint' },
    filters,
    rows: (key) =>
      db
        .select({ ...columns, key })
        .from(broadcast)
        .innerJoin(appUser, eq(appUser.id, broadcast.createdBy)),
    counted: broadcast,
    line,
  });
};

/** @throws Refusal ADMIN_NOTIFICATIONS_NOT_FOUND */
export const readBroadcast = async (db: Executor, id: number) => {
  const [found] = await db
    .select(columns)
    .from(broadcast)
    .innerJoin(appUser, eq(appUser.id, broadcast.createdBy))
    .where(eq(broadcast.id, id));
  if (!found) throw new Refusal('ADMIN_NOTIFICATIONS_NOT_FOUND');
  return line(found);
};

/** The first people selected by name. */
export const chosenPeople = (db: Executor, id: number) =>
  db
    .select(person)
    .from(broadcastReader)
    .innerJoin(appUser, eq(appUser.id, broadcastReader.userId))
    .where(eq(broadcastReader.broadcastId, id))
    .orderBy(asc(broadcastReader.userId))
    .limit(shownPeople);
