import { aliasedTable, and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { output } from 'zod/v4/core';
import { type deskReconciliationsContract, shownDifferences } from '#contract/desk/money/reconciliations.ts';
import { personColumns } from '#server/platform/db/person-columns.ts';
import { oneOf, within } from '#server/platform/db/filters.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { deposit } from '#server/platform/db/schema/money/deposits.ts';
import { payout } from '#server/platform/db/schema/money/payouts.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import {
  reconciliation,
  reconciliationDifference as difference,
} from '#server/platform/db/schema/money/reconciliations.ts';
import { readPage } from '#server/platform/http/read-page.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { askersOf } from './second-operator';

type Contract = typeof deskReconciliationsContract;
type List = Contract['GET /v1/admin/reconciliations'];
type Line = output<List['response']>['items'][number];
export type DifferenceLine = output<Contract['GET /v1/admin/reconciliations/{id}']['response']>['rows'][number];

const withOperator = (db: Executor, key: SQL<string>) =>
  db
    .select({
      id: reconciliation.id,
      row: reconciliation,
      by: personColumns(appUser),
      open: sql<number>`(SELECT count(*)::integer FROM ${difference} WHERE ${difference.reconciliationId} = ${reconciliation.id} AND (${difference.decidedAt} IS NOT NULL) = false)`,
      key,
    })
    .from(reconciliation)
    .innerJoin(appUser, eq(appUser.id, reconciliation.createdBy));

const lineOf = ({ row, by, open }: Awaited<ReturnType<typeof withOperator>>[number]): Line => ({
  id: row.id,
  provider: row.provider,
  direction: row.direction,
  from: row.fromAt,
  to: row.toAt,
  lines: row.lines,
  matched: row.matched,
  differences: row.differences,
  open,
  ours: row.ours,
  theirs: row.theirs,
  by,
  createdAt: row.createdAt,
});

/** One reconciliation as its list shows it. @throws Refusal ADMIN_DEPOSIT_NOT_FOUND */
export const reconciliationLine = async (db: Executor, id: string): Promise<Line> => {
  const [found] = await withOperator(db, sql<string>`''`).where(eq(reconciliation.id, id));
  if (!found) throw new Refusal('ADMIN_DEPOSIT_NOT_FOUND');
  return lineOf(found);
};

const operator = aliasedTable(appUser, 'operator');

const withDeposit = (db: Executor) =>
  db
    .select({
      row: difference,
      deposit: { id: deposit.id, status: deposit.status },
      payout: { id: payout.id, withdrawalId: payout.withdrawalId, state: payout.state },
      person: personColumns(appUser),
      by: personColumns(operator),
    })
    .from(difference)
    .leftJoin(deposit, eq(deposit.id, difference.depositId))
    .leftJoin(payout, eq(payout.id, difference.payoutId))
    .leftJoin(appUser, sql`${appUser.id} = coalesce(${deposit.userId}, ${payout.userId})`)
    .leftJoin(operator, eq(operator.id, difference.decidedBy));

type Found = Awaited<ReturnType<typeof withDeposit>>[number];

const differenceOf = ({ row, deposit: own, payout: paid, person, by }: Found): Omit<DifferenceLine, 'askedBy'> => ({
  id: row.id,
  kind: row.kind,
  reference: row.reference,
  ours: row.ours,
  theirs: row.theirs,
  at: row.at,
  deposit: own !== null && person !== null ? { ...own, person } : null,
  payout: paid !== null && person !== null ? { ...paid, person } : null,
  decided:
    row.decision !== null && row.decidedAt !== null && by !== null
      ? { decision: row.decision, reason: row.reason ?? '', by, at: row.decidedAt }
      : null,
});

const withAskers = async (db: Executor, rows: readonly Found[]): Promise<readonly DifferenceLine[]> => {
  const askers = await askersOf(
    db,
    rows.map(({ row }) => `difference:${row.id}` as const),
  );
  return rows.map((found) => ({ ...differenceOf(found), askedBy: askers.get(`difference:${found.row.id}`) ?? null }));
};

/** @throws Refusal ADMIN_DEPOSIT_NOT_FOUND */
export const differenceLine = async (db: Executor, id: number): Promise<DifferenceLine> => {
  const [found] = await withAskers(db, await withDeposit(db).where(eq(difference.id, id)));
  if (!found) throw new Refusal('ADMIN_DEPOSIT_NOT_FOUND');
  return found;
};

/** One reconciliation with its differences, undecided ones first. @throws Refusal ADMIN_DEPOSIT_NOT_FOUND */
export const readReconciliation = async (db: Executor, id: string) => {
  const line = await reconciliationLine(db, id);
  const rows = await withDeposit(db)
    .where(eq(difference.reconciliationId, id))
    .orderBy(sql`${difference.decidedAt} IS NOT NULL`, asc(difference.id))
    .limit(shownDifferences);
  return { ...line, rows: [...(await withAskers(db, rows))] };
};

/** A page of a reconciliation's differences for its file; `cursor`: the id that the previous page ended with. */
export const pageOfDifferences = async (db: Executor, id: string, cursor: string | undefined, limit: number) => {
  const rows = await withDeposit(db)
    .where(
      and(
        eq(difference.reconciliationId, id),
        cursor === undefined ? undefined : sql`${difference.id} > ${Number(cursor)}`,
      ),
    )
    .orderBy(asc(difference.id))
    .limit(limit);
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return { items: rows.map(differenceOf), nextCursor: last === undefined ? null : String(last.row.id) };
};

/** A page of reconciliations, newest first by default. */
export const listReconciliations = (db: Executor, query: output<List['query']>) =>
  readPage({
    db,
    query,
    sorts: { createdAt: { by: reconciliation.createdAt, type: 'timestamptz' } },
    sort: '-createdAt',
    id: { by: reconciliation.id, type: 'uuid' },
    filters: [oneOf(reconciliation.provider, query.provider), within(reconciliation.createdAt, query)],
    rows: (key) => withOperator(db, key),
    counted: reconciliation,
    line: lineOf,
  });
