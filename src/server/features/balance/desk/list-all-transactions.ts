import { typedNumber } from '#domain/text/search-form.ts';
import { eq, gt, lt, or, sql } from 'drizzle-orm';
import type { output } from 'zod/v4/core';
import type { deskTransactionsContract } from '#contract/desk/money/transactions.ts';
import { equal, type Filter, oneOf, search, sumBetween, within } from '#server/platform/db/filters.ts';
import { ofFirstNamed, ofPersonNamed, uuidOf } from '#server/platform/db/search.ts';
import { balanceTransaction } from '#server/platform/db/schema/money/ledger.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { readPage } from '#server/platform/http/read-page.ts';

type List = (typeof deskTransactionsContract)['GET /v1/admin/transactions'];
type Query = output<List['query']>;
export type TransactionRow = output<List['response']>['items'][number];

export const transactionColumns = {
  id: balanceTransaction.id,
  line: balanceTransaction,
  username: appUser.username,
  avatarUrl: appUser.avatarUrl,
};

interface Found {
  readonly line: typeof balanceTransaction.$inferSelect;
  readonly username: string;
  readonly avatarUrl: string | null;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

export const transactionRow = ({ line, username, avatarUrl }: Found): TransactionRow => ({
  id: String(line.id),
  person: { id: line.userId, username, avatarUrl },
  type: line.type,
  amount: line.amount,
  bonusAmount: line.bonusAmount,
  giftAmount: line.giftAmount,
  bonusReason: line.bonusReason,
  squadId: line.squadId,
  reversal: line.reversalOf !== null,
  comment: textOf(line.details['comment']),
  createdAt: line.createdAt,
});

/** Written exactly as its index expression. */
const size = sql`abs(${balanceTransaction.amount})`;

const matches = (text: string): Filter => {
  const id = uuidOf(text);
  if (id !== null) return or(eq(balanceTransaction.operationId, id), eq(balanceTransaction.userId, id));
  const number = typedNumber(text);
  return number === null
    ? ofPersonNamed(balanceTransaction.userId, text)
    : or(
        eq(balanceTransaction.id, number),
        eq(balanceTransaction.squadId, number),
        ofFirstNamed(balanceTransaction.userId, text),
      );
};

const filtersOf = (query: Query): readonly Filter[] => [
  oneOf(balanceTransaction.type, query.type),
  query.side === 'IN' ? gt(balanceTransaction.amount, 0) : undefined,
  query.side === 'OUT' ? lt(balanceTransaction.amount, 0) : undefined,
  equal(balanceTransaction.userId, query.person),
  equal(balanceTransaction.squadId, query.squad),
  sumBetween(size, query),
  within(balanceTransaction.createdAt, query),
  search(query.search, matches),
];

const sorts = {
  createdAt: { by: balanceTransaction.createdAt, type: 'timestamptz' },
  amount: { by: size, type: 'bigint' },
} as const;

/** A page of all people's operations, newest first by default. */
export const listAllTransactions = (db: Executor, query: Query) =>
  readPage({
    db,
    query,
    sorts,
    sort: '-createdAt',
    id: { by: balanceTransaction.id, type: 'bigint' },
    filters: filtersOf(query),
    rows: (key) =>
      db
        .select({ ...transactionColumns, key })
        .from(balanceTransaction)
        .innerJoin(appUser, eq(appUser.id, balanceTransaction.userId)),
    counted: balanceTransaction,
    line: transactionRow,
  });
