import { and, isNull } from 'drizzle-orm';
import { withdrawalLimits } from '#domain/money/withdrawal.ts';
import type { Tx } from '../../platform/db/open-database';
import { withdrawalMethod } from '../../platform/db/schema/money/ledger';
import { moneyRestsUntil } from '../../platform/ledger/resting-money';
import { sameRequisites, type WithdrawalTarget } from './withdrawal-target';

/**
 * Until when a withdrawal to this target is on hold: a day after its requisites were first used, or for as long as
 * all own money rests (`moneyRestsUntil`), whichever is later. The former does not
 * count for who has taken a second step that was set up long before (`confirmedSince`). Null: no hold. Epoch ms.
 */
export const holdUntil = async (
  tx: Tx,
  userId: string,
  target: WithdrawalTarget,
  now: number,
  confirmedSince: number | null = null,
): Promise<Date | null> => {
  const rests = (await moneyRestsUntil(tx, userId, now))?.getTime() ?? 0;
  // A second step that is itself no younger than the hold: somebody who has just come to the account cannot have it.
  if (confirmedSince !== null && confirmedSince + withdrawalLimits.holdAfterChange <= now)
    return rests > now ? new Date(rests) : null;
  const [known] = await tx
    .select({ at: withdrawalMethod.createdAt })
    .from(withdrawalMethod)
    .where(and(sameRequisites(userId, target), isNull(withdrawalMethod.deletedAt)));
  const requisites = (known?.at.getTime() ?? now) + withdrawalLimits.holdAfterChange;
  const until = Math.max(requisites, rests);
  return until > now ? new Date(until) : null;
};
