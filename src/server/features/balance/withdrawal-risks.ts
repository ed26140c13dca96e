import { sql } from 'drizzle-orm';
import type { Kopecks } from '#domain/money/kopecks.ts';
import { unusualTimes, type WithdrawalRisk } from '#domain/money/withdrawal.ts';
import { days } from '#domain/time/durations.ts';
import type { Tx } from '../../platform/db/open-database';
import { sameRequisites, type WithdrawalTarget } from './withdrawal-target';

interface Facts extends Record<string, unknown> {
  readonly NEW_REQUISITES: boolean;
  readonly UNUSUAL_SUM: boolean;
  readonly PAID_IN_AND_OUT: boolean;
  readonly OPEN_DISPUTE: boolean;
}

/** Risk flags of a withdrawal at the moment it is requested. `amount` in kopecks. */
export const withdrawalRisksOf = async (
  tx: Tx,
  userId: string,
  target: Pick<WithdrawalTarget, 'method' | 'walletHash' | 'bank'>,
  amount: Kopecks,
  now: number,
): Promise<WithdrawalRisk[]> => {
  const dayAgo = new Date(now - days(1));
  const { rows } = await tx.execute<Facts>(sql`
    SELECT
      NOT EXISTS (
        SELECT 1 FROM withdrawal_method
        WHERE ${sameRequisites(userId, target)} AND created_at <= ${dayAgo}) AS "NEW_REQUISITES",
      coalesce((SELECT ${amount} > ${unusualTimes} * avg(amount) FROM withdrawal WHERE user_id = ${userId} AND status = 'PAID'), false) AS "UNUSUAL_SUM",
      EXISTS (SELECT 1 FROM balance_transaction WHERE user_id = ${userId} AND type = 'DEPOSIT')
        AND NOT EXISTS (SELECT 1 FROM balance_transaction WHERE user_id = ${userId} AND type IN ('PURCHASE', 'SELL')) AS "PAID_IN_AND_OUT",
      EXISTS (
        SELECT 1 FROM squad_member JOIN squad ON squad.id = squad_member.squad_id
        WHERE squad_member.user_id = ${userId} AND squad.dispute IS NOT NULL AND squad.dispute ->> 'status' <> 'CLOSED') AS "OPEN_DISPUTE"`);
  const [facts] = rows;
  if (!facts) throw new Error('a row of facts');
  const { NEW_REQUISITES, UNUSUAL_SUM, PAID_IN_AND_OUT, OPEN_DISPUTE } = facts;
  const marks: readonly (readonly [WithdrawalRisk, boolean])[] = [
    ['NEW_REQUISITES', NEW_REQUISITES],
    ['UNUSUAL_SUM', UNUSUAL_SUM],
    ['PAID_IN_AND_OUT', PAID_IN_AND_OUT],
    ['OPEN_DISPUTE', OPEN_DISPUTE],
  ];
  return marks.filter(([, holds]) => holds).map(([mark]) => mark);
};
