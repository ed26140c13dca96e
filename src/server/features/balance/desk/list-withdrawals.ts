import { arrayOverlaps, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { output } from 'zod/v4/core';
import type { deskWithdrawalsContract } from '#contract/desk/money/withdrawals.ts';
import type { Kopecks } from '#domain/money/kopecks.ts';
import { withdrawalRisks } from '#domain/money/withdrawal.ts';
import type { PayoutState } from '#domain/payouts/payout-states.ts';
import type { App } from '#server/platform/app.ts';
import { either, type Filter, oneOf, search, sumBetween, within } from '#server/platform/db/filters.ts';
import { ofFirstNamed, withIdOrOf } from '#server/platform/db/search.ts';
import { mateAccess } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { withdrawal } from '#server/platform/db/schema/money/ledger.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { readPage } from '#server/platform/http/read-page.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { openPayout } from '../payouts-under-way';

type List = (typeof deskWithdrawalsContract)['GET /v1/admin/withdrawals'];
type Query = output<List['query']>;
export type WithdrawalLine = output<List['response']>['items'][number];

const columns = {
  id: withdrawal.id,
  row: withdrawal,
  underWay: openPayout,
  username: appUser.username,
  avatarUrl: appUser.avatarUrl,
  level: mateAccess.grade,
  status: appUser.status,
};

export interface WithdrawalRow {
  readonly row: typeof withdrawal.$inferSelect;
  readonly underWay: PayoutState | null;
  readonly username: string;
  readonly avatarUrl: string | null;
  readonly level: typeof mateAccess.$inferSelect.grade | null;
  /** Status of the person's account. */
  readonly status: typeof appUser.$inferSelect.status;
}

/** A withdrawal as operators see it: only the ends of the number. */
export const withdrawalLine = ({
  row,
  underWay,
  username,
  avatarUrl,
  level,
  status,
}: WithdrawalRow): WithdrawalLine => ({
  id: row.id,
  person: { id: row.userId, username, avatarUrl, level },
  amount: row.amount,
  fee: row.status === 'REJECTED' ? 0 : row.fee,
  payout: row.status === 'REJECTED' ? 0 : row.amount - row.fee,
  method: row.method,
  bank: row.bank,
  walletShown: row.walletShown,
  status: row.status,
  canceled: row.canceled,
  risks: row.risks,
  halfConfirmed: row.halfConfirmedBy !== null,
  underWay,
  paused: status === 'BLOCKED',
  createdAt: row.createdAt,
  changedAt: row.changedAt,
});

export const findWithdrawal = async (db: Executor, id: string): Promise<WithdrawalRow | null> => {
  const [found] = await db
    .select(columns)
    .from(withdrawal)
    .innerJoin(appUser, eq(appUser.id, withdrawal.userId))
    .leftJoin(mateAccess, eq(mateAccess.userId, withdrawal.userId))
    .where(eq(withdrawal.id, id));
  return found ?? null;
};

const found = withIdOrOf(withdrawal.id, withdrawal.userId);

const matches = (text: string): Filter =>
  text.length === 4 ? or(ofFirstNamed(withdrawal.userId, text), eq(withdrawal.walletEnd, text)) : found(text);

/** `twoAbove`: above it two operators confirm, as `needsTwo` has it. */
const filtersOf = (query: Query, twoAbove: Kopecks): readonly Filter[] => [
  oneOf(withdrawal.status, query.status),
  oneOf(withdrawal.method, query.method),
  // Written exactly as the predicate of the partial index.
  query.risk === true ? sql`${withdrawal.risks} <> '{}'` : undefined,
  query.risk === false ? sql`NOT ${arrayOverlaps(withdrawal.risks, [...withdrawalRisks])}` : undefined,
  either(query.large, gt(withdrawal.amount, twoAbove), lte(withdrawal.amount, twoAbove)),
  sumBetween(withdrawal.amount, query),
  within(withdrawal.createdAt, query),
  search(query.search, matches),
];

const sorts = {
  /** An SQL function of ours: the queue's index is built over it. */
  turn: {
    by: sql`withdrawal_turn(${withdrawal.status}, ${withdrawal.createdAt}, ${withdrawal.changedAt})`,
    type: 'bigint',
  },
  createdAt: { by: withdrawal.createdAt, type: 'timestamptz' },
  amount: { by: withdrawal.amount, type: 'bigint' },
} as const;

/** A page of withdrawals: those that wait for an operator first, then the last decided; for a period, newest first. */
export const listWithdrawals = async ({ db, settings }: Pick<App, 'db' | 'settings'>, query: Query) =>
  readPage({
    db,
    query,
    sorts,
    // In the order of decisions a period would be reached only by scanning everything decided after it.
    sort: query.from === undefined && query.to === undefined ? 'turn' : '-createdAt',
    id: { by: withdrawal.id, type: 'uuid' },
    filters: filtersOf(query, await settings.get('withdrawal-two-operators')),
    rows: (key) =>
      db
        .select({ ...columns, key })
        .from(withdrawal)
        .innerJoin(appUser, eq(appUser.id, withdrawal.userId))
        .leftJoin(mateAccess, eq(mateAccess.userId, withdrawal.userId)),
    counted: withdrawal,
    line: withdrawalLine,
  });
