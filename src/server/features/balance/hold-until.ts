import { and, eq, isNull } from 'drizzle-orm';
import { withdrawalLimits } from '#domain/money/withdrawal.ts';
import type { Tx } from '../../platform/db/open-database';
import { withdrawalMethod } from '../../platform/db/schema/money/ledger';
import { appUser } from '../../platform/db/schema/people';
import { sameRequisites, type WithdrawalTarget } from './withdrawal-target';

/**
 * Until when a withdrawal to this target is on hold: a day after its requisites were first used or the password was
 * changed, whichever is later. Null: no hold. `now` in epoch ms.
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
  const [person] = await tx.select({ at: appUser.passwordChangedAt }).from(appUser).where(eq(appUser.id, userId));
  const latest = Math.max(known?.at.getTime() ?? now, person?.at?.getTime() ?? 0);
  const until = latest + withdrawalLimits.holdAfterChange;
  return until > now ? new Date(until) : null;
};
