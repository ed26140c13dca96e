import { and, asc, desc, eq, getTableColumns, ne } from 'drizzle-orm';
import type { tipsContract } from '#contract/money/tips.ts';
import type { Handler, Handlers } from '../../platform/http/call';
import { runOperation } from '../../platform/ledger/operations';
import { requireSecondStepFor } from '../../platform/sessions/second-step';
import { giveTips } from './give-tips';
import { changeGoal, createGoal, deleteGoal, goalView } from './goals';
import { tipsGoal } from '../../platform/db/schema/mates/mates-side';
import { appUser } from '../../platform/db/schema/people';
import { isVisibleToOthers } from '../../platform/db/visible-to-others';
import { Refusal } from '../../platform/http/refusal';

/** Gives a tip; idempotent by its key. @throws Refusal as `giveTips`, SECOND_STEP_REQUIRED */
const purchaseTips: Handler<(typeof tipsContract)['POST /v1/balance/tips/purchase']> = (
  app,
  { actor, body, idempotencyKey },
) =>
  runOperation(
    app,
    { kind: 'POST /v1/balance/tips/purchase', actor: actor.id, idempotencyKey, request: body },
    async (tx, operationId) => {
      await requireSecondStepFor(app, tx, actor, body.amount);
      const { received, goal } = await giveTips(tx, operationId, {
        giver: actor,
        receiverId: body.userId,
        amount: body.amount,
        goalId: body.goalId ?? null,
        at: new Date(app.clock.now()),
      });
      return { amount: body.amount, received, goal: goal && goalView(goal) };
    },
  );

const shownGoals = 50;

export const tipsHandlers: Handlers<typeof tipsContract> = {
  'GET /v1/tips/goals': async (app, { actor, query }) => {
    const userId = query.userId ?? actor?.id;
    if (userId === undefined) throw new Refusal('UNAUTHENTICATED');
    const rows = await app.db
      .select(getTableColumns(tipsGoal))
      .from(tipsGoal)
      // A person who is deleted or leaving has no visible goals.
      .innerJoin(appUser, and(eq(appUser.id, tipsGoal.userId), isVisibleToOthers))
      .where(and(eq(tipsGoal.userId, userId), ne(tipsGoal.status, 'DELETED')))
      .orderBy(desc(tipsGoal.status), asc(tipsGoal.id))
      .limit(shownGoals);
    return rows.sort((a, b) => Number(a.status === 'ACHIEVED') - Number(b.status === 'ACHIEVED')).map(goalView);
  },
  'POST /v1/tips/goals': createGoal,
  'PUT /v1/tips/goals/{id}': changeGoal,
  'DELETE /v1/tips/goals/{id}': deleteGoal,
  'POST /v1/balance/tips/purchase': purchaseTips,
};
