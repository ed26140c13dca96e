import { and, isNull } from 'drizzle-orm';
import { withdrawalLimits } from '#domain/money/withdrawal.ts';
import type { Tx } from '../../platform/db/open-database';
import { withdrawalMethod } from '../../platform/db/schema/money/ledger';
import { moneyRestsUntil } from '../../platform/ledger/resting-money';
import { sameRequisites, type WithdrawalTarget } from './withdrawal-target';

/**
 * Until when a withdrawal to this target is on hold: a day after its requisites were first used, or for as long as
 * all own money rests (`moneyRestsUntil`), whichever is later. Null: no hold. `now` in epoch ms.
 */
export const holdUntil = async (
  tx: Tx,
  userId: string,
  target: WithdrawalTarget,
  now: number,
): Promise<Date | null> => {
  const [known] = await tx
    .select({ at: withdrawalMethod.createdAt })
    .from(withdrawalMethod)
    .where(and(sameRequisites(userId, target), isNull(withdrawalMethod.deletedAt)));
  const requisites = (known?.at.getTime() ?? now) + withdrawalLimits.holdAfterChange;
  const until = Math.max(requisites, (await moneyRestsUntil(tx, userId, now))?.getTime() ?? 0);
  return until > now ? new Date(until) : null;
};
