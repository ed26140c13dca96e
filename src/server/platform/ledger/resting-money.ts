import { and, eq, gt, max } from 'drizzle-orm';
import { withdrawalLimits } from '#domain/money/withdrawal.ts';
import type { Executor, Tx } from '../db/open-database';
import { addressChange, appUser } from '../db/schema/people';
import { secondStepLoss } from '../db/schema/second-step';
import { Refusal } from '../http/refusal';

/** Until when (product time) a change of the address that its owner has not confirmed rests; null: there is none. */
export const addressRestsUntil = async (db: Executor, userId: string, now: number): Promise<Date | null> => {
  const [change] = await db
    .select({ until: addressChange.restsUntil })
    .from(addressChange)
    .where(and(eq(addressChange.userId, userId), gt(addressChange.restsUntil, new Date(now))));
  return change?.until ?? null;
};

/** A day after an operator has taken a lost second step away, epoch ms; 0 where none ever did. */
const secondStepRestsUntil = async (db: Executor, userId: string): Promise<number> => {
  const [lost] = await db
    .select({ at: max(secondStepLoss.decidedAt) })
    .from(secondStepLoss)
    .where(and(eq(secondStepLoss.userId, userId), eq(secondStepLoss.status, 'RESET')));
  return lost?.at ? lost.at.getTime() + withdrawalLimits.holdAfterChange : 0;
};

/**
 * Until when (product time) a person's own money stays with them because somebody else may have come to the account: a
 * day after a new password or a lost second step, and while a changed address is not confirmed. Null: it is free. `now` in epoch ms.
 */
export const moneyRestsUntil = async (db: Executor, userId: string, now: number): Promise<Date | null> => {
  const address = await addressRestsUntil(db, userId, now);
  const [person] = await db.select({ at: appUser.passwordChangedAt }).from(appUser).where(eq(appUser.id, userId));
  const password = person?.at ? person.at.getTime() + withdrawalLimits.holdAfterChange : 0;
  const until = Math.max(address?.getTime() ?? 0, password, await secondStepRestsUntil(db, userId));
  return until > now ? new Date(until) : null;
};

/**
 * Asked before own money leaves to another person, or into something that can be handed on. Squads and bookings do not
 * ask: their money is held, and comes to a mate only for time that both have played.
 * @throws Refusal MONEY_RESTS with its end
 */
export const requireFreeMoney = async (tx: Tx, userId: string, now: number): Promise<void> => {
  const until = await moneyRestsUntil(tx, userId, now);
  if (until !== null) throw new Refusal('MONEY_RESTS', { until });
};
