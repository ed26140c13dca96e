import { eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { output } from 'zod/v4/core';
import type { deskCorrectionsContract } from '#contract/desk/money/corrections.ts';
import type { App } from '#server/platform/app.ts';
import { type QueueViewer, readQueue, type QueueState } from '#server/platform/db/read-queue.ts';
import { personColumns } from '#server/platform/db/person-columns.ts';
import { type Filter, oneOf, search, sumBetween, within } from '#server/platform/db/filters.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { withIdOrOf } from '#server/platform/db/search.ts';
import { balanceCorrection } from '#server/platform/db/schema/money/corrections.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { readPage } from '#server/platform/http/read-page.ts';

type List = (typeof deskCorrectionsContract)['GET /v1/admin/corrections'];
type Query = output<List['query']>;
export type CorrectionLine = output<List['response']>['items'][number];

const asker = alias(appUser, 'asker');
const decider = alias(appUser, 'decider');

const columns = {
  id: balanceCorrection.id,
  row: balanceCorrection,
  person: personColumns(appUser),
  askedBy: personColumns(asker),
  decidedBy: personColumns(decider),
};

const withPeople = (db: Executor, key: SQL<string>) =>
  db
    .select({ ...columns, key })
    .from(balanceCorrection)
    .innerJoin(appUser, eq(appUser.id, balanceCorrection.userId))
    .innerJoin(asker, eq(asker.id, balanceCorrection.askedBy))
    .leftJoin(decider, eq(decider.id, balanceCorrection.decidedBy));

type Found = Awaited<ReturnType<typeof withPeople>>[number];

const lineOf = ({ row, person, askedBy, decidedBy }: Found): CorrectionLine => ({
  id: row.id,
  person,
  amount: row.amount,
  kind: row.kind,
  money: row.money,
  comment: row.comment,
  status: row.status,
  askedBy,
  decidedBy,
  answer: row.answer,
  transactionId: row.transactionId === null ? null : String(row.transactionId),
  createdAt: row.createdAt,
  changedAt: row.changedAt,
});

export const findCorrection = async (db: Executor, id: string): Promise<CorrectionLine | null> => {
  const [found] = await withPeople(db, sql<string>`''`).where(eq(balanceCorrection.id, id));
  return found ? lineOf(found) : null;
};

/** Written exactly as its index expression. */
const size = sql`abs(${balanceCorrection.amount})`;

const filtersOf = (query: Query): readonly Filter[] => [
  oneOf(balanceCorrection.status, query.status),
  oneOf(balanceCorrection.kind, query.kind),
  oneOf(balanceCorrection.money, query.money),
  sumBetween(size, query),
  within(balanceCorrection.createdAt, query),
  search(query.search, withIdOrOf(balanceCorrection.id, balanceCorrection.userId)),
];

const sorts = {
  createdAt: { by: balanceCorrection.createdAt, type: 'timestamptz' },
  amount: { by: size, type: 'bigint' },
} as const;

/** A page of corrections, newest first by default. */
export const listCorrections = (db: Executor, query: Query) =>
  readPage({
    db,
    query,
    sorts,
    sort: '-createdAt',
    id: { by: balanceCorrection.id, type: 'uuid' },
    filters: filtersOf(query),
    rows: (key) => withPeople(db, key),
    counted: balanceCorrection,
    line: lineOf,
  });

/** The queue of corrections that wait for a second operator. */
export const waitingCorrections = ({ db }: Pick<App, 'db'>, viewer: QueueViewer): Promise<QueueState> =>
  readQueue(db, viewer, {
    from: sql`${balanceCorrection}`,
    firstJoin: sql`JOIN ${appUser} ON ${appUser.id} = ${balanceCorrection.userId}`,
    where: sql`${balanceCorrection.status} = 'WAITING'`,
    since: sql`${balanceCorrection.createdAt}`,
    id: sql`${balanceCorrection.id}`,
    sum: size,
    takeable: sql`${viewer.actorId} NOT IN (${balanceCorrection.askedBy}, ${balanceCorrection.userId})`,
    facts: { person: sql`${appUser.username}`, amount: sql`${balanceCorrection.amount}` },
  });
