import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { tipsContract } from '../../contract/tips';
import { tipsGoal } from '../db/schema/mates-side';
import type { Handlers } from '../http/call';
import { Refusal } from '../http/refusal';
import { changeGoal, createGoal, deleteGoal } from './change-goals';
import { goalView } from './goal-view';
import { purchaseTips } from './purchase-tips';

const shownGoals = 50;

export const tipsHandlers: Handlers<typeof tipsContract> = {
  'GET /v1/tips/goals': async (app, { actor, query }) => {
    const userId = query.userId ?? actor?.id;
    if (userId === undefined) throw new Refusal('UNAUTHENTICATED');
    const rows = await app.db
      .select()
      .from(tipsGoal)
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
