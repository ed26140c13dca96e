import { eq, type SQL, sql } from 'drizzle-orm';
import type { output } from 'zod/v4/core';
import type { deskRefundsContract } from '#contract/desk/money/refunds.ts';
import type { App } from '#server/platform/app.ts';
import { type Filter, oneOf, search, sumBetween, within } from '#server/platform/db/filters.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { personColumns } from '#server/platform/db/person-columns.ts';
import { type QueueState, type QueueViewer, readQueue } from '#server/platform/db/read-queue.ts';
import { deposit } from '#server/platform/db/schema/money/deposits.ts';
import { depositRefund } from '#server/platform/db/schema/money/refunds.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { withIdOrOf } from '#server/platform/db/search.ts';
import { readPage } from '#server/platform/http/read-page.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { askerOf } from '../desk/second-operator';

type List = (typeof deskRefundsContract)['GET /v1/admin/refunds'];
type Query = output<List['query']>;
type Line = output<List['response']>['items'][number];

const withPerson = (db: Executor, key: SQL<string>) =>
  db
    .select({ id: depositRefund.id, row: depositRefund, person: personColumns(appUser), key })
    .from(depositRefund)
    .innerJoin(appUser, eq(appUser.id, depositRefund.userId));

type Found = Awaited<ReturnType<typeof withPerson>>[number];

const lineOf = ({ row, person }: Found): Line => ({
  id: row.id,
  person,
  provider: row.provider,
  amount: row.amount,
  state: row.state,
  byHand: row.byHand,
  askedAt: row.askedAt,
  changedAt: row.changedAt,
});

const filtersOf = (query: Query): readonly Filter[] => [
  oneOf(depositRefund.state, query.state),
  oneOf(depositRefund.provider, query.provider),
  sumBetween(sql`${depositRefund.amount}`, query),
  within(depositRefund.askedAt, query),
  search(query.search, withIdOrOf(depositRefund.id, depositRefund.userId)),
];

/** A page of refunds, newest first by default. */
export const listRefunds = (db: Executor, query: Query) =>
  readPage({
    db,
    query,
    sorts: { askedAt: { by: depositRefund.askedAt, type: 'timestamptz' } },
    sort: '-askedAt',
    id: { by: depositRefund.id, type: 'uuid' },
    filters: filtersOf(query),
    rows: (key) => withPerson(db, key),
    counted: depositRefund,
    line: lineOf,
  });

/** One refund with its deposit. @throws Refusal NOT_FOUND */
export const readRefund = async (db: Executor, id: string) => {
  const [found] = await withPerson(db, sql<string>`''`).where(eq(depositRefund.id, id));
  if (!found) throw new Refusal('NOT_FOUND');
  const { row } = found;
  const [paid] = await db.select().from(deposit).where(eq(deposit.id, row.depositId));
  if (!paid) throw new Refusal('NOT_FOUND');
  return {
    ...lineOf(found),
    depositId: row.depositId,
    method: paid.method,
    deposited: paid.amount ?? 0,
    refunded: paid.refunded,
    externalId: paid.externalId,
    reason: row.reason,
    answer: row.answer,
    reference: row.reference,
    failure: row.failure,
    askedBy: await askerOf(db, `refund:${id}`),
  };
};

/** The queue of refunds that wait for an operator: to agree, to make by hand, to find out about. */
export const waitingRefunds = ({ db }: Pick<App, 'db'>, viewer: QueueViewer): Promise<QueueState> =>
  readQueue(db, viewer, {
    from: sql`${depositRefund}`,
    where: sql`${depositRefund.state} IN ('ASKED', 'BY_HAND', 'UNCLEAR')`,
    since: sql`${depositRefund.changedAt}`,
    id: sql`${depositRefund.id}`,
    sum: sql`${depositRefund.amount}`,
    takeable: sql`${depositRefund.userId} <> ${viewer.actorId}`,
    facts: { what: sql`${depositRefund.state}`, amount: sql`${depositRefund.amount}` },
  });
