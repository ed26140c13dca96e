import * as z from 'zod/mini';
import { payoutReference } from '#domain/money/withdrawal.ts';
import { payoutStateNames } from '#domain/payouts/payout-states.ts';
import { payoutProviders } from '#domain/payouts/payout-terms.ts';
import { endpoint, endpoints } from '../../kit/endpoint';
import { uuid } from '../../schemas/fields';
import { money, time } from '../../schemas/units';
import { tidy } from '../../schemas/tidy';
import { deskPerson, reason, seen } from '../kit';

const payout = z.object({
  id: uuid,
  provider: z.enum(payoutProviders),
  amount: money,
  state: z.enum(payoutStateNames),
  /** The provider's id of it, and the number of the transfer. */
  externalId: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  /** What the provider said. */
  failure: z.nullable(z.string()),
  createdAt: time,
  changedAt: time,
});

const ofWithdrawal = z.object({
  /** The latest first. */
  items: z.array(payout),
  /** Who would pay it now; null: nobody, or it is not confirmed, or a payout is under way or made. */
  next: z.nullable(z.enum(payoutProviders)),
  /** Who has asked to send it again, where another operator has to agree. */
  askedBy: z.nullable(deskPerson),
});

const id = z.object({ id: uuid });
const acting = ['NOT_FOUND', 'ADMIN_OWN_OBJECT', 'ADMIN_CHANGED_MEANWHILE'] as const;
const access = { permission: 'MARK_WITHDRAWAL_PAID' } as const;
const decision = z.object({ seen, reason });
const reference = z.string().check(tidy(), z.minLength(payoutReference.min), z.maxLength(payoutReference.max));

export const deskPayoutsContract = endpoints({
  'GET /v1/admin/payouts/accounts': endpoint({
    access: { permission: 'VIEW_TRANSACTIONS_LIST' },
    summary: 'Providers of payouts and what is left on their accounts',
    response: z.object({
      /** Whether payouts leave by themselves. */
      automatic: z.boolean(),
      items: z.array(
        z.object({
          provider: z.enum(payoutProviders),
          /** Null: it does not tell, or does not answer now. */
          balance: z.nullable(money),
        }),
      ),
    }),
    errors: [],
  }),
  'GET /v1/admin/withdrawals/{id}/payouts': endpoint({
    access: { permission: 'VIEW_TRANSACTION' },
    summary: 'Payouts of one withdrawal by providers',
    params: id,
    response: ofWithdrawal,
    errors: ['NOT_FOUND'],
  }),
  'POST /v1/admin/withdrawals/{id}/payouts': endpoint({
    access,
    summary: 'Sends a confirmed withdrawal by the provider that serves its method',
    params: id,
    body: z.object({ seen }),
    response: ofWithdrawal,
    errors: [...acting, 'ADMIN_WITHDRAWAL_PAUSED', 'PAYOUT_NOT_SERVED'],
  }),
  'POST /v1/admin/payouts/{id}/again': endpoint({
    access,
    summary: 'The provider’s cabinet shows that nothing has left: it is sent once more; a large sum by two operators',
    params: id,
    body: decision,
    response: ofWithdrawal,
    errors: [...acting, 'ADMIN_SECOND_OPERATOR'],
  }),
  'POST /v1/admin/payouts/{id}/done': endpoint({
    access,
    summary: 'The provider’s cabinet shows that the money has left, by its number there',
    params: id,
    body: z.object({ seen, reason, reference }),
    response: ofWithdrawal,
    errors: acting,
  }),
  'POST /v1/admin/payouts/{id}/failed': endpoint({
    access,
    summary: 'The provider’s cabinet shows that nothing has left: the withdrawal waits for an operator again',
    params: id,
    body: decision,
    response: ofWithdrawal,
    errors: acting,
  }),
});
