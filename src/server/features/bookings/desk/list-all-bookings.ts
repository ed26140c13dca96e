import { and, asc, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { output } from 'zod/v4/core';
import type { deskBookingsContract } from '#contract/desk/bookings.ts';
import { personColumns } from '#server/platform/db/person-columns.ts';
import { equal, type Filter, oneOf, search, sumBetween, within } from '#server/platform/db/filters.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { booking } from '#server/platform/db/schema/bookings.ts';
import { game } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { ofFirstNamed, uuidOf } from '#server/platform/db/search.ts';
import { readPage } from '#server/platform/http/read-page.ts';

type List = (typeof deskBookingsContract)['GET /v1/admin/bookings'];
type Query = output<List['query']>;
export type BookingLine = output<List['response']>['items'][number];

const client = alias(appUser, 'client');
const mate = alias(appUser, 'mate');

/** A booking with its people's names; `key`: the cursor expression of the page. */
export const withNames = (db: Executor, key: SQL<string>) =>
  db
    .select({
      id: booking.id,
      row: booking,
      client: personColumns(client),
      mate: personColumns(mate),
      gameName: game.name,
      key,
    })
    .from(booking)
    .innerJoin(client, eq(client.id, booking.clientId))
    .innerJoin(mate, eq(mate.id, booking.mateId))
    .innerJoin(game, eq(game.id, booking.gameId));

type Named = Awaited<ReturnType<typeof withNames>>[number];

export const bookingLine = ({ row, client: who, mate: whom, gameName }: Named): BookingLine => ({
  id: row.id,
  client: who,
  mate: whom,
  gameId: row.gameId,
  gameName,
  kind: row.categoryKind,
  durationMinutes: row.durationMinutes,
  startsAt: row.startsAt,
  createdAt: row.createdAt,
  status: row.status,
  price: row.price,
  closedBy: row.closedBy,
  squadId: row.squadId,
});

/** The booking with that id, or bookings of a client or a mate whose name begins with the text. */
const bookingsFound = (text: string): Filter => {
  const id = uuidOf(text);
  if (id !== null) return eq(booking.id, id);
  return or(ofFirstNamed(booking.clientId, text), ofFirstNamed(booking.mateId, text));
};

/** Bookings of a person on either side. */
const ofPerson = (userId: string): Filter => or(eq(booking.clientId, userId), eq(booking.mateId, userId));

const filtersOf = (query: Query): readonly Filter[] => [
  oneOf(booking.status, query.status),
  oneOf(booking.closedBy, query.closedBy),
  equal(booking.gameId, query.gameId),
  sumBetween(booking.price, query),
  within(booking.startsAt, query),
  search(query.search, bookingsFound),
];

const sorts = {
  startsAt: { by: booking.startsAt, type: 'timestamptz' },
  price: { by: booking.price, type: 'bigint' },
} as const;

const readBookings = (db: Executor, query: Pick<Query, 'sort' | 'cursor' | 'limit'>, filters: readonly Filter[]) =>
  readPage({
    db,
    query,
    sorts,
    sort: '-startsAt',
    id: { by: booking.id, type: 'uuid' },
    filters,
    rows: (key) => withNames(db, key),
    counted: booking,
    line: bookingLine,
  });

/** A page of all bookings, latest game first by default. */
export const listAllBookings = (db: Executor, query: Query) => readBookings(db, query, filtersOf(query));

/** The same for one person, on either side. */
export const listBookingsOf = async (
  db: Executor,
  userId: string,
  { cursor, limit }: Pick<Query, 'cursor' | 'limit'>,
) => {
  const { items, nextCursor } = await readBookings(db, { cursor, limit }, [ofPerson(userId)]);
  return { items, nextCursor };
};

/** The latest bookings that match a search. */
export const findBookings = (db: Executor, text: string, limit: number) =>
  withNames(db, sql<string>`''`)
    .where(bookingsFound(text))
    .orderBy(desc(booking.startsAt))
    .limit(limit)
    .then((rows) => rows.map(bookingLine));

/** Open bookings of a person on either side, nearest first. */
export const openBookingsOf = (db: Executor, userId: string) =>
  db
    .select({
      clientId: booking.clientId,
      client: client.username,
      mate: mate.username,
      startsAt: booking.startsAt,
      price: booking.price,
    })
    .from(booking)
    .innerJoin(client, eq(client.id, booking.clientId))
    .innerJoin(mate, eq(mate.id, booking.mateId))
    .where(and(ofPerson(userId), isNull(booking.closedAt)))
    .orderBy(asc(booking.startsAt));
