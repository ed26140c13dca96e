import * as z from 'zod/mini';
import { depositPaymentProviders, paymentMethods } from '#domain/money/deposit.ts';
import { withdrawalMethods } from '#domain/money/withdrawal.ts';
import { endpoint, endpoints } from '../../kit/endpoint';
import { time } from '../../schemas/units';
import { deskPerson, reason, seen } from '../kit';

const state = {
  enabled: z.boolean(),
  /** Why it is off. */
  reason: z.nullable(z.string()),
  /** Why the product has it off by itself; null where it has it on. */
  warning: z.nullable(z.string()),
  changedAt: z.nullable(time),
  changedBy: z.nullable(deskPerson),
};

const depositMethod = z.object({
  method: z.enum(paymentMethods),
  ...state,
  /** Who serves it now, the preferred one first; nobody: people do not see it although it is on. */
  providers: z.array(z.enum(depositPaymentProviders)),
});
const withdrawalMethod = z.object({ method: z.enum(withdrawalMethods), ...state });

const access = { permission: 'ALL' } as const;
const changes = ['ADMIN_CHANGED_MEANWHILE'] as const;
const turn = z.object({ enabled: z.boolean(), reason, seen });

export const deskMoneyMethodsContract = endpoints({
  'GET /v1/admin/money-methods': endpoint({
    access,
    summary: 'Every way of money in and out in the order of the screens, with its switch',
    response: z.object({ deposits: z.array(depositMethod), withdrawals: z.array(withdrawalMethod) }),
    errors: [],
  }),
  'PUT /v1/admin/money-methods/deposits/{method}': endpoint({
    access,
    summary: 'Switches a way to pay on or off: payments that were started before are not affected',
    params: z.object({ method: z.enum(paymentMethods) }),
    body: turn,
    errors: changes,
  }),
  'PUT /v1/admin/money-methods/withdrawals/{method}': endpoint({
    access,
    summary: 'Switches a way of withdrawal on or off: those that were requested before are not affected',
    params: z.object({ method: z.enum(withdrawalMethods) }),
    body: turn,
    errors: changes,
  }),
  'PUT /v1/admin/money-methods/deposits': endpoint({
    access,
    summary: 'Puts the ways to pay into an order; one that is not named keeps its place behind them',
    body: z.object({ order: z.array(z.enum(paymentMethods)).check(z.minLength(1), z.maxLength(100)), seen }),
    errors: changes,
  }),
  'PUT /v1/admin/money-methods/withdrawals': endpoint({
    access,
    summary: 'The same for withdrawals',
    body: z.object({ order: z.array(z.enum(withdrawalMethods)).check(z.minLength(1), z.maxLength(100)), seen }),
    errors: changes,
  }),
});
