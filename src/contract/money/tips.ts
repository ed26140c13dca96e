import * as z from 'zod/mini';
import { tipsGoalStatuses, tipsGoalTerms, tipsTerms } from '#domain/money/tips.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { uuid } from '../schemas/fields';
import { money, moneyBetween, time } from '../schemas/units';
import { tidy } from '../schemas/tidy';

const goal = z.object({
  id: uuid,
  title: z.string(),
  /** The goal, and what was given so far. */
  amount: money,
  collected: money,
  status: z.enum(tipsGoalStatuses),
  createdAt: time,
  achievedAt: z.nullable(time),
});

const newGoal = z.object({
  title: z.string().check(tidy(), z.minLength(1), z.maxLength(tipsGoalTerms.titleMax)),
  amount: moneyBetween(tipsGoalTerms),
});

export const tipsContract = endpoints({
  'GET /v1/tips/goals': endpoint({
    access: 'public',
    summary: 'A mate’s goals: open ones, then reached ones; one’s own without userId',
    query: z.object({ userId: z.optional(uuid) }),
    response: z.array(goal),
    errors: ['UNAUTHENTICATED'],
  }),
  'POST /v1/tips/goals': endpoint({
    access: 'user',
    summary: `A new goal; up to ${tipsGoalTerms.maxActive} can be open`,
    body: newGoal,
    response: goal,
    errors: ['ONLY_MATES_ALLOWED_TO_CREATE_TIPS_GOAL', 'ACTIVE_TIPS_GOALS_LIMIT_REACHED'],
  }),
  'PUT /v1/tips/goals/{id}': endpoint({
    access: 'user',
    summary: 'Changes one’s open goal',
    params: z.object({ id: uuid }),
    body: newGoal,
    response: goal,
    errors: ['TIPS_GOAL_NOT_FOUND', 'TIPS_GOAL_NOT_ALLOWED', 'ONLY_ACTIVE_GOALS_CAN_BE_UPDATED'],
  }),
  'DELETE /v1/tips/goals/{id}': endpoint({
    access: 'user',
    summary: 'Removes one’s goal; what was collected stays with the mate',
    params: z.object({ id: uuid }),
    errors: ['TIPS_GOAL_NOT_FOUND', 'TIPS_GOAL_NOT_ALLOWED'],
  }),
  'POST /v1/balance/tips/purchase': endpoint({
    access: 'user',
    summary: `A tip for a mate, for a goal or just so; the mate gets ${tipsTerms.matePercent}%`,
    confirmed: 'ABOVE',
    idempotent: true,
    body: z.object({ userId: uuid, amount: moneyBetween(tipsTerms), goalId: z.optional(uuid) }),
    response: z.object({ amount: money, received: money, goal: z.nullable(goal) }),
    errors: [
      'TIPS_RECEIVER_USER_NOT_FOUND',
      'TIPS_GOAL_NOT_FOUND',
      'ONLY_ACTIVE_GOALS_CAN_BE_UPDATED',
      'BALANCE_INSUFFICIENT',
      'MONEY_RESTS',
    ],
  }),
});

export type TipsGoal = z.input<typeof goal>;
export type TipsGoalAnswer = z.output<typeof goal>;
