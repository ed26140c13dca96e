import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { TransactionAnswer } from '#contract/schemas/transaction.ts';
import type { Db } from '#server/platform/db/open-database.ts';
import { balanceTransaction } from '#server/platform/db/schema/money/ledger.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { chosenLines, type TransactionFilter } from './chosen-lines';
import { daySums } from './day-sums';
import { balancesBetween, type KnownBalance } from './running-balance';
import { detailsOf } from './transaction-details';
import { readPaidFor } from './paid-for';

interface Page extends TransactionFilter {
  /** The id of the last line seen. */
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
  /** The balance after the last line of the previous page, when the caller reads on. */
  readonly known?: KnownBalance | undefined;
}

const defaultLimit = 30;

/** The last squad in a chain of recreations: each hands its money to the one that replaces it. */
const lastSquad = sql`(
  WITH RECURSIVE chain AS (
    SELECT balance_transaction.squad_id AS id
    UNION
    SELECT (next.details ->> 'recreatedAs')::integer FROM chain
    JOIN squad_history next ON next.squad_id = chain.id AND next.event = 'UPDATED' AND next.details ->> 'recreatedAs' IS NOT NULL)
  SELECT max(id) FROM chain)`;

/**
 * Whether the line's hold still has money: a squad's until it settles, a booking's until it opens or ends, a reserve's
 * until it is spent.
 */
const isHeld = sql<boolean>`EXISTS (
  SELECT 1 FROM account
  WHERE account.kind = 'HOLD' AND account.balance > 0 AND balance_transaction.amount < 0
    AND account.owner = CASE balance_transaction.type
      WHEN 'PURCHASE' THEN coalesce('course:' || (balance_transaction.details ->> 'courseId'), 'booking:' || (balance_transaction.details ->> 'bookingId'), 'squad:' || ${lastSquad})
      WHEN 'PURCHASE_GIFT_CERTIFICATE' THEN 'certificate:' || (balance_transaction.details ->> 'certificateId')
      WHEN 'BALANCE_RESERVE' THEN 'reserve:' || (balance_transaction.details ->> 'reserveId') END)`;

const givenBack = sql<string>`(
  SELECT coalesce(sum(back.amount), 0) FROM balance_transaction back WHERE back.reversal_of = balance_transaction.id)`;

/** Compared inside the database: a timestamp on the wire has lost its microseconds. */
const isBefore = (id: number) =>
  sql`(${balanceTransaction.createdAt}, ${balanceTransaction.id}) < (SELECT last.created_at, last.id FROM balance_transaction last WHERE last.id = ${id})`;

const columns = {
  id: balanceTransaction.id,
  type: balanceTransaction.type,
  amount: balanceTransaction.amount,
  bonusAmount: balanceTransaction.bonusAmount,
  giftAmount: balanceTransaction.giftAmount,
  bonusReason: balanceTransaction.bonusReason,
  reversalOf: balanceTransaction.reversalOf,
  squadId: balanceTransaction.squadId,
  details: balanceTransaction.details,
  createdAt: balanceTransaction.createdAt,
  held: isHeld,
  back: givenBack,
};

interface Kept {
  readonly amount: number;
  readonly held: boolean;
  readonly back: string;
}

const statusOf = ({ amount, held, back }: Kept): TransactionAnswer['status'] => {
  if (amount < 0 && Number(back) >= -amount) return 'REFUNDED';
  return held ? 'HELD' : null;
};

const newestFirst = [desc(balanceTransaction.createdAt), desc(balanceTransaction.id)] as const;

interface Wanted {
  readonly where: SQL | undefined;
  readonly limit: number;
  readonly known?: KnownBalance | undefined;
}

const readLines = async (db: Db, userId: string, { where, limit, known }: Wanted): Promise<TransactionAnswer[]> => {
  // Ids first: the index of the history alone gives them.
  const wanted = db
    .select({ id: balanceTransaction.id })
    .from(balanceTransaction)
    .where(where)
    .orderBy(...newestFirst)
    .limit(limit);
  const rows = await db
    .select(columns)
    .from(balanceTransaction)
    .where(inArray(balanceTransaction.id, wanted))
    .orderBy(...newestFirst)
    .limit(limit);
  const [newest, oldest] = [rows[0], rows.at(-1)];
  if (!newest || !oldest) return [];
  const [balances, { squadOf, withdrawalOf }] = await Promise.all([
    balancesBetween(db, userId, newest, oldest, known),
    readPaidFor(db, rows),
  ]);
  return rows.map((line) => ({
    id: String(line.id),
    type: line.type,
    amount: line.amount,
    bonusAmount: line.bonusAmount,
    giftAmount: line.giftAmount,
    balance: balances.get(line.id) ?? 0,
    bonusReason: line.bonusReason,
    status: statusOf(line),
    reversal: line.reversalOf !== null,
    squadId: line.squadId,
    squad: squadOf(line),
    withdrawal: withdrawalOf(line),
    details: detailsOf(line.details),
    createdAt: line.createdAt,
  }));
};

/**
 * A page of a person's history, newest first (keyset pagination). One extra row is read to tell whether there is a next
 * page.
 * @throws Refusal VALIDATION_ERROR for an invalid day or time zone
 */
export const listLines = async (db: Db, userId: string, page: Page) => {
  const limit = page.limit ?? defaultLimit;
  const where = and(chosenLines(userId, page), page.cursor === undefined ? undefined : isBefore(Number(page.cursor)));
  const found = await readLines(db, userId, { where, limit: limit + 1, known: page.known });
  const items = found.slice(0, limit);
  return { items, nextCursor: found.length > limit ? (items.at(-1)?.id ?? null) : null };
};

/** As `listLines`, with income and spending of each day on the page. @throws Refusal VALIDATION_ERROR */
export const listTransactions = async (db: Db, userId: string, page: Page) => {
  const { items, nextCursor } = await listLines(db, userId, page);
  const [newest, oldest] = [items[0], items.at(-1)];
  if (!newest || !oldest) return { items, days: [], nextCursor };
  const span = { oldest: new Date(oldest.createdAt), newest: new Date(newest.createdAt) };
  return { items, days: await daySums(db, userId, page, span), nextCursor };
};

/** One line of the person's own. @throws Refusal NOT_FOUND */
export const readOwnLine = async (db: Db, userId: string, id: number): Promise<TransactionAnswer> => {
  const own = and(eq(balanceTransaction.userId, userId), eq(balanceTransaction.id, id));
  const [line] = await readLines(db, userId, { where: own, limit: 1 });
  if (!line) throw new Refusal('NOT_FOUND');
  return line;
};
