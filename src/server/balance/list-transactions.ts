import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../contract/schemas/transaction';
import type { TransactionType } from '../../domain/enums/transaction-type';
import { kopecksToRubles } from '../../domain/money/kopecks-to-rubles';
import type { Db } from '../db/open-database';
import { category } from '../db/schema/games-and-mates';
import { balanceTransaction } from '../db/schema/ledger';
import { squad } from '../db/schema/squads';
import { withdrawal } from '../db/schema/withdrawals';
import { detailsOf } from './details-of';
import { describeWithdrawal } from './describe-withdrawal';

export interface TransactionFilter {
  readonly types?: readonly TransactionType[] | undefined;
  /** The id of the last line seen. */
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

const defaultLimit = 30;

/** A squad that was recreated handed its money to the one that took its place. */
const lastSquad = sql`(
  WITH RECURSIVE chain AS (
    SELECT ${balanceTransaction.squadId} AS id
    UNION
    SELECT (next.details ->> 'recreatedAs')::integer FROM chain
    JOIN squad_history next ON next.squad_id = chain.id AND next.event = 'UPDATED' AND next.details ->> 'recreatedAs' IS NOT NULL)
  SELECT max(id) FROM chain)`;

/** Whether the line's own hold still keeps money: a squad's until it settles, a reserve's until it is spent. */
const isHeld = sql<boolean>`EXISTS (
  SELECT 1 FROM account
  WHERE account.kind = 'HOLD' AND account.balance > 0 AND ${balanceTransaction.amount} < 0
    AND account.owner = CASE ${balanceTransaction.type}
      WHEN 'PURCHASE' THEN coalesce('course:' || (${balanceTransaction.details} ->> 'courseId'), 'squad:' || ${lastSquad})
      WHEN 'BALANCE_RESERVE' THEN 'reserve:' || (${balanceTransaction.details} ->> 'reserveId') END)`;

const givenBack = sql<string>`(
  SELECT coalesce(sum(back.amount), 0) FROM balance_transaction back WHERE back.reversal_of = ${balanceTransaction.id})`;

/** Also those who have left: they played for this money. */
const matesOf = sql<string[]>`ARRAY(
  SELECT app_user.username FROM squad_member JOIN app_user ON app_user.id = squad_member.user_id
  WHERE squad_member.squad_id = ${balanceTransaction.squadId} AND squad_member.type = 'MATE' ORDER BY squad_member.position)`;

/** Compared as the database keeps it: a moment on the wire has lost its microseconds. */
const isBefore = (id: number) => sql`(${balanceTransaction.createdAt}, ${balanceTransaction.id}) < (SELECT last.created_at, last.id FROM balance_transaction last WHERE last.id = ${id})`;

type Line = typeof balanceTransaction.$inferSelect;

const statusOf = (line: Line, held: boolean, back: number): Transaction['status'] => {
  if (line.amount < 0 && back >= -line.amount) return 'REFUNDED';
  return held ? 'HELD' : null;
};

/** A page of a person's history, newest first; the same effort at any depth. */
export const listTransactions = async (db: Db, userId: string, filter: TransactionFilter) => {
  const limit = filter.limit ?? defaultLimit;
  const rows = await db
    .select({ line: balanceTransaction, withdrawal, held: isHeld, back: givenBack, squad, category: category.name, mates: matesOf })
    .from(balanceTransaction)
    .leftJoin(squad, eq(squad.id, balanceTransaction.squadId))
    .leftJoin(category, eq(category.id, squad.categoryId))
    .leftJoin(withdrawal, eq(withdrawal.transactionId, balanceTransaction.id))
    .where(
      and(
        eq(balanceTransaction.userId, userId),
        filter.types && filter.types.length > 0 ? inArray(balanceTransaction.type, [...filter.types]) : undefined,
        filter.cursor === undefined ? undefined : isBefore(Number(filter.cursor)),
      ),
    )
    .orderBy(desc(balanceTransaction.createdAt), desc(balanceTransaction.id))
    .limit(limit + 1);
  const items = rows.slice(0, limit).map(({ line, withdrawal: request, held, back, squad: played, category: name, mates }): Transaction => ({
    id: String(line.id),
    type: line.type,
    amount: kopecksToRubles(line.amount),
    bonusAmount: kopecksToRubles(line.bonusAmount),
    bonusReason: line.bonusReason,
    status: statusOf(line, held, Number(back)),
    reversal: line.reversalOf !== null,
    squadId: line.squadId,
    squad: played && { id: played.id, gameId: played.gameId, category: name ?? '', minutes: played.durationMinutes, mates },
    withdrawal: request && describeWithdrawal(request),
    details: detailsOf(line.details),
    createdAt: line.createdAt.toISOString(),
  }));
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
};
