import { and, count, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { tipsContract, TipsGoalAnswer } from '#contract/money/tips.ts';
import { tipsGoal } from '../../platform/db/schema/mates/mates-side';
import type { Tx } from '../../platform/db/open-database';
import { announce, everyone } from '../../platform/outbox/put-outbox';
import { tipsGoalTerms } from '#domain/money/tips.ts';
import type { App } from '../../platform/app';
import { inTransaction } from '../../platform/db/in-transaction';
import { mateAccess } from '../../platform/db/schema/mates/games-and-mates';
import type { Handler } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';

/** A row as it is answered. */
export const goalView = ({
  id,
  title,
  amount,
  collected,
  status,
  createdAt,
  achievedAt,
}: typeof tipsGoal.$inferSelect): TipsGoalAnswer => ({ id, title, amount, collected, status, createdAt, achievedAt });

/** Announces a change of goals to everybody, since they are shown on the mate's public page. */
export const announceGoals = (tx: Tx, userId: string): Promise<void> =>
  announce(tx, [everyone], 'tips goals changed', { userId });

type Contract = typeof tipsContract;
type Goal = typeof tipsGoal.$inferSelect;

/** Locks an active goal of this person. */
const lockOwnGoal = async (tx: Tx, id: string, userId: string): Promise<Goal> => {
  const [goal] = await tx.select().from(tipsGoal).where(eq(tipsGoal.id, id)).for('update');
  if (!goal || goal.status === 'DELETED') throw new Refusal('TIPS_GOAL_NOT_FOUND');
  if (goal.userId !== userId) throw new Refusal('TIPS_GOAL_NOT_ALLOWED');
  return goal;
};

const written = (goal: Goal | undefined): Goal => {
  if (!goal) throw new Error('the goal was not written');
  return goal;
};

/** The mate's row is locked, so that two concurrent new goals count each other. */
export const createGoal: Handler<Contract['POST /v1/tips/goals']> = (app, { actor, body }) =>
  inTransaction(app.db, async (tx) => {
    const [mate] = await tx
      .select({ userId: mateAccess.userId })
      .from(mateAccess)
      .where(eq(mateAccess.userId, actor.id))
      .for('update');
    if (!mate) throw new Refusal('ONLY_MATES_ALLOWED_TO_CREATE_TIPS_GOAL');
    const [open] = await tx
      .select({ goals: count() })
      .from(tipsGoal)
      .where(and(eq(tipsGoal.userId, actor.id), eq(tipsGoal.status, 'ACTIVE')));
    if ((open?.goals ?? 0) >= tipsGoalTerms.maxActive)
      throw new Refusal('ACTIVE_TIPS_GOALS_LIMIT_REACHED', { max: tipsGoalTerms.maxActive });
    const [goal] = await tx
      .insert(tipsGoal)
      .values({
        id: uuidv7(),
        userId: actor.id,
        title: body.title,
        amount: body.amount,
        status: 'ACTIVE',
        createdAt: now(app),
      })
      .returning();
    await announceGoals(tx, actor.id);
    return goalView(written(goal));
  });

/** A goal whose new sum is already collected becomes achieved. */
export const changeGoal: Handler<Contract['PUT /v1/tips/goals/{id}']> = (app, { actor, params, body }) =>
  inTransaction(app.db, async (tx) => {
    const goal = await lockOwnGoal(tx, params.id, actor.id);
    if (goal.status !== 'ACTIVE') throw new Refusal('ONLY_ACTIVE_GOALS_CAN_BE_UPDATED');
    const amount = body.amount;
    const achieved = goal.collected >= amount ? ({ status: 'ACHIEVED', achievedAt: now(app) } as const) : {};
    const [changed] = await tx
      .update(tipsGoal)
      .set({ title: body.title, amount, ...achieved })
      .where(eq(tipsGoal.id, goal.id))
      .returning();
    await announceGoals(tx, actor.id);
    return goalView(written(changed));
  });

/** Deletes a goal; the mate keeps what was collected. @throws Refusal TIPS_GOAL_NOT_FOUND, TIPS_GOAL_NOT_ALLOWED */
export const deleteGoal: Handler<Contract['DELETE /v1/tips/goals/{id}']> = (app, { actor, params }) =>
  inTransaction(app.db, async (tx) => {
    const goal = await lockOwnGoal(tx, params.id, actor.id);
    await tx.update(tipsGoal).set({ status: 'DELETED' }).where(eq(tipsGoal.id, goal.id));
    await announceGoals(tx, actor.id);
  });

const now = (app: App): Date => new Date(app.clock.now());
