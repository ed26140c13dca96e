import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { output } from 'zod/v4/core';
import type { deskDepositsContract } from '#contract/desk/money/deposits.ts';
import { sumOf } from '#domain/money/kopecks.ts';
import { personColumns } from '#server/platform/db/person-columns.ts';
import { either, type Filter, oneOf, search, sumBetween, within } from '#server/platform/db/filters.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { withIdOrOf } from '#server/platform/db/search.ts';
import { deposit, moneyTask, providerCallback } from '#server/platform/db/schema/money/deposits.ts';
import { balanceTransaction } from '#server/platform/db/schema/money/ledger.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { readPage } from '#server/platform/http/read-page.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { rawCallback } from './list-callbacks';
import { askerOf } from './second-operator';

type List = (typeof deskDepositsContract)['GET /v1/admin/deposits'];
type Query = output<List['query']>;
type DepositLine = output<List['response']>['items'][number];

const shownCallbacks = 20;

const withPerson = (db: Executor, key: SQL<string>) =>
  db
    .select({ id: deposit.id, row: deposit, person: personColumns(appUser), key })
    .from(deposit)
    .innerJoin(appUser, eq(appUser.id, deposit.userId));

type Found = Awaited<ReturnType<typeof withPerson>>[number];

const lineOf = ({ row, person }: Found): DepositLine => ({
  id: row.id,
  person,
  provider: row.provider,
  method: row.method,
  amount: row.amount,
  refunded: row.refunded,
  bonus: row.bonus,
  status: row.status,
  createdAt: row.createdAt,
  settledAt: row.settledAt,
});

const find = async (db: Executor, id: string): Promise<Found> => {
  const [found] = await withPerson(db, sql<string>`''`).where(eq(deposit.id, id));
  if (!found) throw new Refusal('ADMIN_DEPOSIT_NOT_FOUND');
  return found;
};

/** One deposit as its list shows it. @throws Refusal ADMIN_DEPOSIT_NOT_FOUND */
export const depositLine = async (db: Executor, id: string): Promise<DepositLine> => lineOf(await find(db, id));

/** All refunds of a deposit together; closed when an operator has closed the last one that was owed. */
const wholeOf = (refunds: readonly (typeof moneyTask.$inferSelect)[]) => {
  const isOpen = refunds.some(({ amount, taken, closedAt }) => taken < amount && closedAt === null);
  const closed = refunds.flatMap(({ closedAt }) => closedAt ?? []).at(-1);
  return {
    amount: sumOf(refunds, ({ amount }) => amount),
    taken: sumOf(refunds, ({ taken }) => taken),
    closedAt: isOpen || closed === undefined ? null : closed,
  };
};

/** One deposit with its provider's callbacks, newest first. @throws Refusal ADMIN_DEPOSIT_NOT_FOUND */
export const readDeposit = async (db: Executor, id: string) => {
  const found = await find(db, id);
  const { operationId, externalId } = found.row;
  const [line] =
    operationId === null
      ? []
      : await db
          .select({ id: balanceTransaction.id })
          .from(balanceTransaction)
          .where(and(eq(balanceTransaction.operationId, operationId), eq(balanceTransaction.type, 'DEPOSIT')));
  const callbacks = await db
    .select()
    .from(providerCallback)
    .where(eq(providerCallback.depositId, id))
    .orderBy(desc(providerCallback.receivedAt))
    .limit(shownCallbacks);
  const refunds = await db.select().from(moneyTask).where(eq(moneyTask.depositId, id)).orderBy(asc(moneyTask.id));
  return {
    ...lineOf(found),
    externalId,
    askedBy: await askerOf(db, `deposit:${id}`),
    refund: refunds.length > 0 ? wholeOf(refunds) : null,
    refunds: refunds.map(({ amount, taken, createdAt }) => ({ amount: amount, taken: taken, at: createdAt })),
    transactionId: line === undefined ? null : String(line.id),
    callbacks: callbacks.map(rawCallback),
  };
};

/** Written exactly as its index expression: an unknown sum counts as zero. */
const size = sql`coalesce(${deposit.amount}, 0)`;

/** A refund that the person's balance did not cover and no operator has closed. */
export const isOwed = sql`${moneyTask.closedAt} IS NULL AND ${moneyTask.taken} < ${moneyTask.amount}`;

const isOwing = sql`${deposit.id} IN (SELECT ${moneyTask.depositId} FROM ${moneyTask} WHERE ${isOwed})`;

const filtersOf = (query: Query): readonly Filter[] => [
  oneOf(deposit.status, query.status),
  oneOf(deposit.provider, query.provider),
  sumBetween(size, query),
  within(deposit.createdAt, query),
  either(query.owed, isOwing),
  search(query.search, withIdOrOf(deposit.id, deposit.userId)),
];

const sorts = {
  createdAt: { by: deposit.createdAt, type: 'timestamptz' },
  amount: { by: size, type: 'bigint' },
} as const;

/** A page of deposits, newest first by default. */
export const listDeposits = (db: Executor, query: Query) =>
  readPage({
    db,
    query,
    sorts,
    sort: '-createdAt',
    id: { by: deposit.id, type: 'uuid' },
    filters: filtersOf(query),
    rows: (key) => withPerson(db, key),
    counted: deposit,
    line: lineOf,
  });
