import { eq, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { output } from 'zod/v4/core';
import type { deskReservesContract } from '#contract/desk/money/reserves.ts';
import { partsOfReserve } from '#domain/money/reserve.ts';
import { personColumns } from '#server/platform/db/person-columns.ts';
import { either, type Filter, oneOf, search, sumBetween, within } from '#server/platform/db/filters.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { ofFirstNamed, uuidOf } from '#server/platform/db/search.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { balanceReserve, unreserveTransaction } from '#server/platform/db/schema/money/reserves.ts';
import { readPage } from '#server/platform/http/read-page.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { holdsMoney } from '#domain/money/reserve-states.ts';
import { type Reserve, rowsOf, type UnreserveRow, viewRows } from '../reserve-view';

type List = (typeof deskReservesContract)['GET /v1/admin/reserves'];
type Query = output<List['query']>;
type ReserveLine = output<List['response']>['items'][number];

const mate = alias(appUser, 'mate');
const client = alias(appUser, 'client');

const withPeople = (db: Executor, key: SQL<string>) =>
  db
    .select({
      id: balanceReserve.id,
      row: balanceReserve,
      mate: personColumns(mate),
      client: personColumns(client),
      key,
    })
    .from(balanceReserve)
    .innerJoin(mate, eq(mate.id, balanceReserve.mateId))
    .leftJoin(client, eq(client.id, balanceReserve.clientId));

type Found = Awaited<ReturnType<typeof withPeople>>[number];

const lineOf = (found: Found, rows: readonly UnreserveRow[]): ReserveLine => {
  const { row } = found;
  const { paid, waiting, free } = partsOfReserve(
    row.amount,
    rows.filter(({ reserveId }) => reserveId === row.id),
  );
  return {
    id: row.id,
    mate: found.mate,
    client: found.client,
    amount: row.amount,
    paid,
    waiting,
    free: holdsMoney(row.status) ? free : 0,
    kind: row.kind,
    status: row.status,
    createdAt: row.createdAt,
  };
};

/** One reserve with its parts. @throws Refusal BALANCE_RESERVE_NOT_FOUND */
export const readReserve = async (db: Executor, id: string) => {
  const [found] = await withPeople(db, sql<string>`''`).where(eq(balanceReserve.id, id));
  if (!found) throw new Refusal('BALANCE_RESERVE_NOT_FOUND');
  const rows = await rowsOf(db, [id]);
  const row: Reserve = found.row;
  return {
    ...lineOf(found, rows),
    comment: row.comment,
    articleId: row.articleId,
    transactionId: row.transactionId === null ? null : String(row.transactionId),
    fundedAt: row.fundedAt,
    closedAt: row.closedAt,
    rows: await viewRows(db, row),
  };
};

const matches = (text: string): Filter => {
  const id = uuidOf(text);
  if (id !== null) return eq(balanceReserve.id, id);
  return or(ofFirstNamed(balanceReserve.mateId, text), ofFirstNamed(balanceReserve.clientId, text));
};

const isAsked = sql`${balanceReserve.id} IN (
  SELECT ${unreserveTransaction.reserveId} FROM ${unreserveTransaction} WHERE ${unreserveTransaction.status} = 'PENDING')`;

const filtersOf = (query: Query): readonly Filter[] => [
  oneOf(balanceReserve.status, query.status),
  oneOf(balanceReserve.kind, query.kind),
  either(query.asked, isAsked),
  sumBetween(balanceReserve.amount, query),
  within(balanceReserve.createdAt, query),
  search(query.search, matches),
];

const sorts = {
  createdAt: { by: balanceReserve.createdAt, type: 'timestamptz' },
  amount: { by: balanceReserve.amount, type: 'bigint' },
} as const;

/** A page of reserves, newest first by default. */
export const listReserves = async (db: Executor, query: Query) => {
  const { items, ...page } = await readPage({
    db,
    query,
    sorts,
    sort: '-createdAt',
    id: { by: balanceReserve.id, type: 'uuid' },
    filters: filtersOf(query),
    rows: (key) => withPeople(db, key),
    counted: balanceReserve,
    line: (found) => found,
  });
  const rows = await rowsOf(
    db,
    items.map(({ id }) => id),
  );
  return { items: items.map((found) => lineOf(found, rows)), ...page };
};
