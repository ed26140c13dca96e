import { sql } from 'drizzle-orm';
import type { AnswerOf } from '#contract/kit/endpoint.ts';
import type { balanceContract } from '#contract/money/balance.ts';
import type { Db } from '../../platform/db/open-database';

interface SummaryRow extends Record<string, unknown> {
  readonly available: string;
  readonly bonus: string;
  readonly gift: string;
  readonly ends_at: Date | null;
  readonly ending: string;
  readonly held: string;
  readonly reserved: string;
  readonly withdrawing: string;
}

/**
 * Where a person's money is: own and bonus money, their part of the holds of unsettled squads, courses and
 * bookings, reserves that they have funded (lines carry `reserveId`), the open withdrawal and refunds; and which bonus and gift
 * money expires next.
 */
export const readSummary = async (
  db: Db,
  userId: string,
): Promise<AnswerOf<(typeof balanceContract)['GET /v1/balance/summary']>> => {
  const { rows } = await db.execute<SummaryRow>(sql`
    SELECT
      coalesce((SELECT balance FROM account WHERE kind = 'USER' AND owner = ${userId}), 0) AS available,
      coalesce((SELECT balance FROM account WHERE kind = 'BONUS' AND owner = ${userId}), 0) AS bonus,
      coalesce((SELECT balance FROM account WHERE kind = 'GIFT' AND owner = ${userId}), 0) AS gift,
      nearest.ends_at, coalesce(nearest.ending, 0) AS ending,
      coalesce((
        SELECT sum(least(amount - refunded, amount + subsidy - refunded - subsidy_returned - spent - moved)) FROM squad_payment paid
        JOIN account ON account.kind = 'HOLD' AND account.owner = 'squad:' || paid.squad_id AND account.balance > 0
        WHERE paid.payer_id = ${userId}), 0) + coalesce((
        SELECT sum(account.balance) FROM course_purchase
        JOIN account ON account.kind = 'HOLD' AND account.owner = 'course:' || course_purchase.id
        WHERE course_purchase.user_id = ${userId} AND course_purchase.closed_at IS NULL), 0) + coalesce((
        SELECT sum(price) FROM booking WHERE client_id = ${userId} AND closed_at IS NULL), 0) AS held,
      coalesce((
        SELECT sum(account.balance) FROM account
        WHERE account.kind = 'HOLD' AND account.owner IN (
          SELECT 'reserve:' || (details ->> 'reserveId') FROM balance_transaction WHERE user_id = ${userId} AND type = 'BALANCE_RESERVE')), 0) AS reserved,
      coalesce((
        SELECT sum(amount) FROM withdrawal
        WHERE user_id = ${userId} AND status IN ('WAITING_FOR_CONFIRMATION', 'CONFIRMED')), 0) + coalesce((
        SELECT sum(amount) FROM deposit_refund
        WHERE user_id = ${userId} AND state IN ('ASKED', 'AGREED', 'SENT', 'BY_HAND', 'UNCLEAR')), 0) AS withdrawing
    FROM (SELECT min(expires_at) AS ends_at FROM bonus_grant WHERE user_id = ${userId} AND left_amount > 0) soonest
    LEFT JOIN LATERAL (
      SELECT expires_at AS ends_at, sum(left_amount) AS ending FROM bonus_grant
      WHERE user_id = ${userId} AND left_amount > 0 AND expires_at = soonest.ends_at GROUP BY expires_at) nearest ON true`);
  const [row] = rows;
  if (!row) throw new Error('an aggregate gives a row');
  return {
    available: Number(row.available),
    held: Number(row.held),
    reserved: Number(row.reserved),
    withdrawing: Number(row.withdrawing),
    bonus: Number(row.bonus),
    gift: Number(row.gift),
    ends: row.ends_at && { amount: Number(row.ending), at: new Date(row.ends_at) },
  };
};
