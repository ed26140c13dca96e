import { sql } from 'drizzle-orm';
import { kopecksToRubles } from '../../domain/money/kopecks-to-rubles';
import type { Db } from '../db/open-database';

interface SummaryRow extends Record<string, unknown> {
  readonly available: string;
  readonly bonus: string;
  readonly held: string;
  readonly reserved: string;
  readonly withdrawing: string;
}

const inRubles = (kopecks: string): number => kopecksToRubles(Number(kopecks));

/**
 * Where a person's money is, in rubles: his own and bonus money, his share of what squads hold that have not
 * settled yet and what his courses hold, reserves that he has funded (lines carry `reserveId`), the open withdrawal.
 */
export const readSummary = async (db: Db, userId: string) => {
  const { rows } = await db.execute<SummaryRow>(sql`
    SELECT
      coalesce((SELECT balance FROM account WHERE kind = 'USER' AND owner = ${userId}), 0) AS available,
      coalesce((SELECT balance FROM account WHERE kind = 'BONUS' AND owner = ${userId}), 0) AS bonus,
      coalesce((
        SELECT sum(least(amount - refunded, amount + subsidy - refunded - subsidy_returned - spent - moved)) FROM squad_payment paid
        JOIN account ON account.kind = 'HOLD' AND account.owner = 'squad:' || paid.squad_id AND account.balance > 0
        WHERE paid.payer_id = ${userId}), 0) + coalesce((
        SELECT sum(account.balance) FROM course_purchase
        JOIN account ON account.kind = 'HOLD' AND account.owner = 'course:' || course_purchase.id
        WHERE course_purchase.user_id = ${userId} AND course_purchase.closed_at IS NULL), 0) AS held,
      coalesce((
        SELECT sum(account.balance) FROM account
        WHERE account.kind = 'HOLD' AND account.owner IN (
          SELECT 'reserve:' || (details ->> 'reserveId') FROM balance_transaction WHERE user_id = ${userId} AND type = 'BALANCE_RESERVE')), 0) AS reserved,
      coalesce((
        SELECT sum(amount) FROM withdrawal
        WHERE user_id = ${userId} AND status IN ('WAITING_FOR_CONFIRMATION', 'CONFIRMED')), 0) AS withdrawing`);
  const [row] = rows;
  if (!row) throw new Error('an aggregate gives a row');
  return {
    available: inRubles(row.available),
    held: inRubles(row.held),
    reserved: inRubles(row.reserved),
    withdrawing: inRubles(row.withdrawing),
    bonus: inRubles(row.bonus),
  };
};
