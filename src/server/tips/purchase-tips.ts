import type { tipsContract } from '../../contract/tips';
import { kopecksToRubles } from '../../domain/money/kopecks-to-rubles';
import { rublesToKopecks } from '../../domain/money/rubles-to-kopecks';
import type { Handler } from '../http/call';
import { runOperation } from '../operation/run-operation';
import { giveTips } from './give-tips';
import { goalView } from './goal-view';

/** Once per idempotency key. @throws Refusal as `giveTips` */
export const purchaseTips: Handler<(typeof tipsContract)['POST /v1/balance/tips/purchase']> = (app, { actor, body, idempotencyKey }) =>
  runOperation(app, { kind: 'POST /v1/balance/tips/purchase', actor: actor.id, idempotencyKey, request: body }, async (tx, operationId) => {
    const { received, goal } = await giveTips(tx, operationId, {
      giver: actor,
      receiverId: body.userId,
      amount: rublesToKopecks(body.amount),
      goalId: body.goalId ?? null,
      at: new Date(app.clock.now()),
    });
    return { amount: body.amount, received: kopecksToRubles(received), goal: goal && goalView(goal) };
  });
