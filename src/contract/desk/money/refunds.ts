import * as z from 'zod/mini';
import { depositPaymentProviders, paymentMethods } from '#domain/money/deposit.ts';
import { payoutReference } from '#domain/money/withdrawal.ts';
import { refundStateNames } from '#domain/refunds/refund-states.ts';
import { endpoint, endpoints } from '../../kit/endpoint';
import { uuid } from '../../schemas/fields';
import { money, time } from '../../schemas/units';
import { tidy } from '../../schemas/tidy';
import { deskPerson, amount, anyOf, listOf, listQuery, moment, reason, search, seen } from '../kit';

const row = z.object({
  id: uuid,
  person: deskPerson,
  provider: z.enum(depositPaymentProviders),
  amount: money,
  state: z.enum(refundStateNames),
  /** An operator makes it in the provider's cabinet. */
  byHand: z.boolean(),
  askedAt: time,
  changedAt: time,
});

const whole = z.object({
  ...row.shape,
  depositId: uuid,
  method: z.enum(paymentMethods),
  /** The whole deposit, and what was given back of it before. */
  deposited: money,
  refunded: money,
  /** The provider's id of the payment. */
  externalId: z.nullable(z.string()),
  reason: z.string(),
  answer: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  failure: z.nullable(z.string()),
  /** Who has agreed, where another operator has to agree too. */
  askedBy: z.nullable(deskPerson),
});

const filters = {
  state: anyOf(refundStateNames),
  provider: anyOf(depositPaymentProviders),
  minAmount: amount,
  maxAmount: amount,
  from: moment,
  to: moment,
  search,
};

const access = { permission: 'MANAGE_DEPOSIT' } as const;
const id = z.object({ id: uuid });
const acting = ['NOT_FOUND', 'ADMIN_OWN_OBJECT', 'ADMIN_CHANGED_MEANWHILE'] as const;
const decision = z.object({ seen, reason });
const reference = z.string().check(tidy(), z.minLength(payoutReference.min), z.maxLength(payoutReference.max));

export const deskRefundsContract = endpoints({
  'GET /v1/admin/refunds': endpoint({
    access,
    summary: 'Refunds of deposits, newest first',
    query: listQuery(filters, ['askedAt', '-askedAt'] as const),
    response: listOf(row),
    errors: [],
  }),
  'GET /v1/admin/refunds/{id}': endpoint({
    access,
    summary: 'One refund with its deposit',
    params: id,
    response: whole,
    errors: ['NOT_FOUND'],
  }),
  'POST /v1/admin/refunds/{id}/agree': endpoint({
    access,
    summary: 'Lets the money go back; a large sum awaits a second operator',
    params: id,
    body: decision,
    response: whole,
    errors: [...acting, 'ADMIN_SECOND_OPERATOR'],
  }),
  'POST /v1/admin/refunds/{id}/decline': endpoint({
    access,
    summary: 'The money stays on the balance; the person reads why',
    params: id,
    body: decision,
    response: whole,
    errors: acting,
  }),
  'POST /v1/admin/refunds/{id}/done': endpoint({
    access,
    summary: 'It was made in the provider’s cabinet, by its number there',
    params: id,
    body: z.object({ seen, reason, reference }),
    response: whole,
    errors: acting,
  }),
  'POST /v1/admin/refunds/{id}/failed': endpoint({
    access,
    summary: 'It was not made: the money is on the balance again',
    params: id,
    body: decision,
    response: whole,
    errors: acting,
  }),
  'POST /v1/admin/refunds/{id}/again': endpoint({
    access,
    summary: 'The provider’s cabinet shows that nothing has gone: it is sent once more',
    params: id,
    body: decision,
    response: whole,
    errors: acting,
  }),
});
