import { and, eq } from 'drizzle-orm';
import { type Kopecks, percentOf } from '#domain/money/kopecks.ts';
import { tipsTerms } from '#domain/money/tips.ts';
import type { Tx } from '../../platform/db/open-database';
import { mateAccess } from '../../platform/db/schema/mates/games-and-mates';
import { tipsGoal } from '../../platform/db/schema/mates/mates-side';
import { appUser } from '../../platform/db/schema/people';
import { isReachableByOthers } from '../../platform/db/visible-to-others';
import { Refusal } from '../../platform/http/refusal';
import { platformAccount, userAccount } from '#domain/money/account-ref.ts';
import { postTransfers } from '../../platform/ledger/post-transfers';
import { requireFreeMoney } from '../../platform/ledger/resting-money';
import { recordTransactions } from '../../platform/ledger/record-transaction';
import { notify } from '../notifications/public';
import { announce, userRoom } from '../../platform/outbox/put-outbox';
import { announceGoals } from './goals';

type Goal = typeof tipsGoal.$inferSelect;

interface Tips {
  readonly giver: { readonly id: string; readonly username: string };
  readonly receiverId: string;
  readonly amount: Kopecks;
  readonly goalId: string | null;
  readonly at: Date;
}

const requireReceiver = async (tx: Tx, userId: string, giverId: string): Promise<string> => {
  const [mate] = await tx
    .select({ username: appUser.username })
    .from(appUser)
    .innerJoin(mateAccess, eq(mateAccess.userId, appUser.id))
    .where(and(eq(appUser.id, userId), isReachableByOthers));
  if (!mate || userId === giverId) throw new Refusal('TIPS_RECEIVER_USER_NOT_FOUND');
  return mate.username;
};

/** Lock order: the goal before the accounts. */
const lockGoal = async (tx: Tx, id: string, ownerId: string): Promise<Goal> => {
  const [goal] = await tx
    .select()
    .from(tipsGoal)
    .where(and(eq(tipsGoal.id, id), eq(tipsGoal.userId, ownerId)))
    .for('update');
  if (!goal || goal.status === 'DELETED') throw new Refusal('TIPS_GOAL_NOT_FOUND');
  if (goal.status !== 'ACTIVE') throw new Refusal('ONLY_ACTIVE_GOALS_CAN_BE_UPDATED');
  return goal;
};

const fillGoal = async (tx: Tx, goal: Goal, amount: number, at: Date): Promise<Goal> => {
  const collected = goal.collected + amount;
  const achieved = collected >= goal.amount ? ({ status: 'ACHIEVED', achievedAt: at } as const) : {};
  const [filled] = await tx
    .update(tipsGoal)
    .set({ collected, ...achieved })
    .where(eq(tipsGoal.id, goal.id))
    .returning();
  return filled ?? goal;
};

/**
 * Moves a tip: a goal counts the whole tip, the mate receives 90 % of it. Only own money can be given, no bonus money.
 * Inside the operation's transaction.
 * @throws Refusal TIPS_RECEIVER_USER_NOT_FOUND, TIPS_GOAL_NOT_FOUND, ONLY_ACTIVE_GOALS_CAN_BE_UPDATED,
 * BALANCE_INSUFFICIENT, MONEY_RESTS
 */
export const giveTips = async (tx: Tx, operationId: string, { giver, receiverId, amount, goalId, at }: Tips) => {
  await requireFreeMoney(tx, giver.id, at.getTime());
  const received = percentOf(amount, tipsTerms.matePercent);
  const receiver = await requireReceiver(tx, receiverId, giver.id);
  const goal = goalId === null ? null : await lockGoal(tx, goalId, receiverId);
  await postTransfers(
    tx,
    operationId,
    [
      { from: userAccount(giver.id), to: userAccount(receiverId), amount: received },
      { from: userAccount(giver.id), to: platformAccount('revenue'), amount: amount - received },
    ],
    at,
  );
  const goalTitle = goal === null ? {} : { goalTitle: goal.title };
  await recordTransactions(
    tx,
    [
      {
        userId: giver.id,
        operationId,
        type: 'PURCHASE_TIPS',
        amount: -amount,
        details: { username: receiver, ...goalTitle },
      },
      {
        userId: receiverId,
        operationId,
        type: 'SELL_TIPS',
        amount: received,
        details: { username: giver.username, ...goalTitle },
      },
    ],
    at,
  );
  const filled = goal && (await fillGoal(tx, goal, amount, at));
  if (filled) await announceGoals(tx, receiverId);
  await notify(tx, [receiverId], { kind: 'TIPS_RECEIVED', facts: { amount: received, who: giver.username }, at });
  if (filled?.status === 'ACHIEVED')
    await notify(tx, [receiverId], { kind: 'GOAL_ACHIEVED', facts: { title: filled.title }, at });
  await announce(tx, [userRoom(giver.id), userRoom(receiverId)], 'me changed', {});
  return { received, goal: filled };
};
