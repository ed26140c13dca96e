import { eq, type SQL, sql } from 'drizzle-orm';
import type { output } from 'zod/v4/core';
import type { deskTaxesContract } from '#contract/desk/money/taxes.ts';
import type { App } from '../../../platform/app';
import { type Filter, oneOf, search, sumBetween, within } from '../../../platform/db/filters';
import type { Executor } from '../../../platform/db/open-database';
import { personColumns } from '../../../platform/db/person-columns';
import { npdReceipt } from '../../../platform/db/schema/money/taxes';
import { appUser } from '../../../platform/db/schema/people';
import { withIdOrOf } from '../../../platform/db/search';
import { readPage } from '../../../platform/http/read-page';
import { Refusal } from '../../../platform/http/refusal';
import { linkOf } from '../receipts/own-receipts';

type List = (typeof deskTaxesContract)['GET /v1/admin/npd-receipts'];
type Query = output<List['query']>;
type Line = output<List['response']>['items'][number];

const withPerson = (db: Executor, key: SQL<string>) =>
  db
    .select({ id: npdReceipt.id, row: npdReceipt, person: personColumns(appUser), key })
    .from(npdReceipt)
    .innerJoin(appUser, eq(appUser.id, npdReceipt.userId));

type Found = Awaited<ReturnType<typeof withPerson>>[number];

const lineOf = ({ row, person }: Found): Line => ({
  id: row.id,
  person,
  withdrawalId: row.withdrawalId,
  amount: row.amount,
  state: row.state,
  reason: row.reason,
  paidAt: row.owedAt,
  givenAt: row.givenAt,
  reminded: row.reminded,
});

const filtersOf = (query: Query): readonly Filter[] => [
  oneOf(npdReceipt.state, query.state),
  sumBetween(sql`${npdReceipt.amount}`, query),
  within(npdReceipt.owedAt, query),
  search(query.search, withIdOrOf(npdReceipt.id, npdReceipt.userId)),
];

/** A page of the receipts that the self-employed owe or gave; those whose payout is longest ago first by default. */
export const listNpdReceipts = (db: Executor, query: Query) =>
  readPage({
    db,
    query,
    sorts: {
      paidAt: { by: npdReceipt.owedAt, type: 'timestamptz' },
      amount: { by: npdReceipt.amount, type: 'bigint' },
    },
    sort: 'paidAt',
    id: { by: npdReceipt.id, type: 'uuid' },
    filters: filtersOf(query),
    rows: (key) => withPerson(db, key),
    counted: npdReceipt,
    line: lineOf,
  });

/** One of them with its link, which shows the INN. @throws Refusal NOT_FOUND */
export const readNpdReceipt = async (app: App, id: string) => {
  const [found] = await withPerson(app.db, sql<string>`''`).where(eq(npdReceipt.id, id));
  if (!found) throw new Refusal('NOT_FOUND');
  return { ...lineOf(found), link: linkOf(app, found.row), number: found.row.number };
};
