import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { output } from 'zod/v4/core';
import type { deskReceiptsContract } from '#contract/desk/money/receipts.ts';
import type { App } from '../../../platform/app';
import { type Filter, oneOf, search, sumBetween, within } from '../../../platform/db/filters';
import type { Executor } from '../../../platform/db/open-database';
import { personColumns } from '../../../platform/db/person-columns';
import { type QueueState, type QueueViewer, readQueue } from '../../../platform/db/read-queue';
import { receipt, receiptLine, receiptStep } from '../../../platform/db/schema/money/receipts';
import { taxProfile } from '../../../platform/db/schema/money/taxes';
import { appUser } from '../../../platform/db/schema/people';
import { withIdOrOf } from '../../../platform/db/search';
import { readPage } from '../../../platform/http/read-page';
import { Refusal } from '../../../platform/http/refusal';

type List = (typeof deskReceiptsContract)['GET /v1/admin/receipts'];
type Query = output<List['query']>;
type Line = output<List['response']>['items'][number];

const withPerson = (db: Executor, key: SQL<string>) =>
  db
    .select({ id: receipt.id, row: receipt, person: personColumns(appUser), key })
    .from(receipt)
    .innerJoin(appUser, eq(appUser.id, receipt.userId));

type Found = Awaited<ReturnType<typeof withPerson>>[number];

const lineOf = ({ row, person }: Found): Line => ({
  id: row.id,
  person,
  kind: row.kind,
  total: row.total,
  state: row.state,
  reason: row.reason,
  createdAt: row.createdAt,
  changedAt: row.changedAt,
});

const filtersOf = (query: Query): readonly Filter[] => [
  oneOf(receipt.state, query.state),
  oneOf(receipt.kind, query.kind),
  sumBetween(sql`${receipt.total}`, query),
  within(receipt.createdAt, query),
  search(query.search, withIdOrOf(receipt.id, receipt.userId)),
];

/** A page of receipts, newest first by default. */
export const listReceipts = (db: Executor, query: Query) =>
  readPage({
    db,
    query,
    sorts: { createdAt: { by: receipt.createdAt, type: 'timestamptz' } },
    sort: '-createdAt',
    id: { by: receipt.id, type: 'uuid' },
    filters: filtersOf(query),
    rows: (key) => withPerson(db, key),
    counted: receipt,
    line: lineOf,
  });

/** One receipt with its lines and its history. @throws Refusal NOT_FOUND */
export const readReceipt = async (db: Executor, id: string) => {
  const [found] = await withPerson(db, sql<string>`''`).where(eq(receipt.id, id));
  if (!found) throw new Refusal('NOT_FOUND');
  const lines = await db
    .select({ line: receiptLine, mate: appUser.username, known: taxProfile.userId })
    .from(receiptLine)
    .leftJoin(appUser, eq(appUser.id, receiptLine.principalId))
    .leftJoin(taxProfile, eq(taxProfile.userId, receiptLine.principalId))
    .where(eq(receiptLine.receiptId, id))
    .orderBy(asc(receiptLine.place));
  const steps = await db.select().from(receiptStep).where(eq(receiptStep.receiptId, id)).orderBy(asc(receiptStep.id));
  const { row } = found;
  return {
    ...lineOf(found),
    byAdvance: row.byAdvance,
    byOther: row.byOther,
    lines: lines.map(({ line, mate, known }) => ({
      subject: line.subject,
      name: line.name,
      amount: line.amount,
      principal:
        line.principalId === null ? null : { id: line.principalId, username: mate ?? '', known: known !== null },
    })),
    till: row.till,
    documentId: row.documentId,
    attempt: row.attempt,
    url: row.url,
    fiscal: row.fiscal,
    steps: steps.map(({ state, reason, at }) => ({ state, reason, at })),
  };
};

/** The queue of receipts that a register has refused. */
export const waitingReceipts = ({ db }: Pick<App, 'db'>, viewer: QueueViewer): Promise<QueueState> =>
  readQueue(db, viewer, {
    from: sql`${receipt}`,
    where: sql`${receipt.state} = 'REFUSED'`,
    since: sql`${receipt.changedAt}`,
    id: sql`${receipt.id}`,
    sum: sql`${receipt.total}`,
    takeable: sql`true`,
    facts: { amount: sql`${receipt.total}` },
  });
