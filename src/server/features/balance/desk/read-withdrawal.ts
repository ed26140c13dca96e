import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { days } from '#domain/time/durations.ts';
import type { App } from '#server/platform/app.ts';
import { mateAccess } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { withdrawal } from '#server/platform/db/schema/money/ledger.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { taxHoldOf } from '../../taxes/public';
import { earningTypesSql, readMonthEarnings } from '../read-earnings';
import { readSummary } from '../read-summary';
import { sameRequisites } from '../withdrawal-target';
import { needsTwo } from './decide-withdrawal';
import { findWithdrawal, withdrawalLine, type WithdrawalRow } from './list-withdrawals';

const shownEarlier = 6;

interface MoneyRow extends Record<string, unknown> {
  readonly earned: string;
  readonly deposited: string;
  readonly corrected: string;
  readonly spent: string;
  readonly withdrawn: string;
  readonly withdrawals: number;
  readonly withdrawnToday: string;
  readonly cached: string;
  readonly counted: string;
  readonly methodSince: Date | null;
}

/**
 * Where the person's money came from and went to, in kopecks, and whether their account balance matches its transfers.
 */
const readMoney = async (app: App, target: WithdrawalRow['row']): Promise<MoneyRow> => {
  const { userId } = target;
  const dayAgo = new Date(app.clock.now() - days(1));
  const { rows } = await app.db.execute<MoneyRow>(sql`
    WITH own AS (SELECT id, balance FROM account WHERE kind = 'USER' AND owner = ${userId}::text)
    SELECT
      coalesce((SELECT sum(amount) FROM balance_transaction WHERE user_id = ${userId} AND type IN (${earningTypesSql})), 0) AS earned,
      coalesce((SELECT sum(amount) FROM balance_transaction WHERE user_id = ${userId} AND type = 'DEPOSIT'), 0) AS deposited,
      coalesce((SELECT sum(amount - bonus_amount - gift_amount) FROM balance_transaction WHERE user_id = ${userId} AND type = 'CORRECTION'), 0) AS corrected,
      coalesce((SELECT sum(amount - bonus_amount - gift_amount) FROM balance_transaction
        WHERE user_id = ${userId} AND type NOT IN ('DEPOSIT', 'CORRECTION', 'WITHDRAWAL', ${earningTypesSql})), 0) AS spent,
      coalesce((SELECT sum(amount) FROM withdrawal WHERE user_id = ${userId} AND status = 'PAID'), 0) AS withdrawn,
      (SELECT count(*)::integer FROM withdrawal WHERE user_id = ${userId} AND status = 'PAID') AS withdrawals,
      coalesce((SELECT sum(amount) FROM withdrawal WHERE user_id = ${userId} AND status <> 'REJECTED' AND created_at > ${dayAgo}), 0) AS "withdrawnToday",
      coalesce((SELECT balance FROM own), 0) AS cached,
      coalesce((SELECT sum(amount) FROM transfer WHERE credit_account = (SELECT id FROM own)), 0)
        - coalesce((SELECT sum(amount) FROM transfer WHERE debit_account = (SELECT id FROM own)), 0) AS counted,
      (SELECT min(created_at) FROM withdrawal_method WHERE ${sameRequisites(userId, target)}) AS "methodSince"`);
  const [row] = rows;
  if (!row) throw new Error('an aggregate gives a row');
  return row;
};

/** Enough to know whose request it is without opening the person's card. */
const readAbout = async ({ db }: Pick<App, 'db'>, userId: string) => {
  const [row] = await db
    .select({
      orders: mateAccess.finishedOrders,
      squads: appUser.orders,
      rating: mateAccess.ratingHundredths,
      createdAt: appUser.createdAt,
      lastOnlineAt: appUser.lastOnlineAt,
    })
    .from(appUser)
    .leftJoin(mateAccess, eq(mateAccess.userId, appUser.id))
    .where(eq(appUser.id, userId));
  if (!row) throw new Error('a withdrawal has its person');
  return {
    orders: row.orders,
    squads: row.squads,
    rating: row.rating === null ? null : row.rating / 100,
    since: row.createdAt,
    lastOnlineAt: row.lastOnlineAt,
  };
};

const isOpen = ({ status }: WithdrawalRow['row']): boolean =>
  status === 'WAITING_FOR_CONFIRMATION' || status === 'CONFIRMED';

/** One withdrawal with the person's money movements. @throws Refusal ADMIN_BALANCE_TRANSACTION_NOT_FOUND */
export const readWithdrawal = async (app: App, id: string) => {
  const found = await findWithdrawal(app.db, id);
  if (found === null) throw new Refusal('ADMIN_BALANCE_TRANSACTION_NOT_FOUND');
  const { row } = found;
  const money = await readMoney(app, row);
  const summary = await readSummary(app.db, row.userId);
  const earlier = await app.db
    .select({
      id: withdrawal.id,
      amount: withdrawal.amount,
      status: withdrawal.status,
      walletShown: withdrawal.walletShown,
      createdAt: withdrawal.createdAt,
    })
    .from(withdrawal)
    .where(and(eq(withdrawal.userId, row.userId), ne(withdrawal.id, id)))
    .orderBy(desc(withdrawal.createdAt))
    .limit(shownEarlier);
  return {
    ...withdrawalLine(found),
    comment: row.comment,
    reference: row.reference,
    confirmedAt: row.confirmedAt,
    heldUntil: row.heldUntil !== null && row.heldUntil.getTime() > app.clock.now() ? row.heldUntil : null,
    halfConfirmedBy: row.halfConfirmedBy,
    twoOperators: needsTwo(row.amount, await app.settings.get('withdrawal-two-operators')),
    taxHold: isOpen(row) ? await taxHoldOf(app, app.db, row.userId) : null,
    methodSince: money.methodSince === null ? null : new Date(money.methodSince),
    money: {
      earned: Number(money.earned),
      deposited: Number(money.deposited),
      corrected: Number(money.corrected),
      spent: Number(money.spent),
      withdrawn: Number(money.withdrawn),
      withdrawals: money.withdrawals,
      averageWithdrawal: money.withdrawals === 0 ? null : Math.round(Number(money.withdrawn) / money.withdrawals),
      withdrawnToday: Number(money.withdrawnToday),
      available: summary.available,
      held: summary.held,
      month: await readMonthEarnings(app, row.userId),
      adds: money.cached === money.counted,
    },
    about: await readAbout(app, row.userId),
    earlier: earlier.map((one) => ({ ...one, amount: one.amount, createdAt: one.createdAt })),
  };
};

interface TotalRow extends Record<string, unknown> {
  readonly status: string;
  readonly sum: string;
  readonly count: number;
  readonly risky: number;
}

/** Totals of what waits and of what was decided in the last 24 hours. */
export const withdrawalTotals = async (app: App) => {
  const dayAgo = new Date(app.clock.now() - days(1));
  const { rows } = await app.db.execute<TotalRow>(sql`
    SELECT status, sum(amount) AS sum, count(*)::integer AS count,
      count(*) FILTER (WHERE risks <> '{}')::integer AS risky
    FROM withdrawal
    WHERE status IN ('WAITING_FOR_CONFIRMATION', 'CONFIRMED')
      OR (status IN ('PAID', 'REJECTED') AND changed_at > ${dayAgo} AND NOT canceled)
    GROUP BY status`);
  const of = (status: string) => {
    const row = rows.find((one) => one.status === status);
    return { sum: Number(row?.sum ?? '0'), count: row?.count ?? 0 };
  };
  return {
    waiting: of('WAITING_FOR_CONFIRMATION'),
    confirmed: of('CONFIRMED'),
    paid: of('PAID'),
    rejected: of('REJECTED'),
    large: await app.settings.get('withdrawal-two-operators'),
    risky: rows.find(({ status }) => status === 'WAITING_FOR_CONFIRMATION')?.risky ?? 0,
  };
};
