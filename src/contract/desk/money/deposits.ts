import * as z from 'zod/mini';
import { callbackVerdicts } from '#domain/money/callback-verdict.ts';
import { depositLimits, depositPaymentProviders, depositStatuses, paymentMethods } from '#domain/money/deposit.ts';
import { kopecksToRubles } from '#domain/money/kopecks.ts';
import { payoutReference } from '#domain/money/withdrawal.ts';
import { endpoint, endpoints } from '../../kit/endpoint';
import { flag, rubles, uuid } from '../../schemas/fields';
import { money, moneyBetween, moneyOf, time } from '../../schemas/units';
import { deskPerson, amount, anyOf, fileOfList, listOf, listQuery, moment, reason, search, seen } from '../kit';
import { tidy } from '../../schemas/tidy';

const row = z.object({
  id: uuid,
  person: deskPerson,
  provider: z.enum(depositPaymentProviders),
  method: z.enum(paymentMethods),
  /** Null until the provider reports it (skins). */
  amount: z.nullable(money),
  /** What the provider has given back of it so far. */
  refunded: money,
  bonus: money,
  status: z.enum(depositStatuses),
  createdAt: time,
  settledAt: z.nullable(time),
});

/** A provider's callback as it was received, with secrets masked. */
const callback = z.object({
  id: uuid,
  provider: z.enum(depositPaymentProviders),
  address: z.string(),
  /** The deposit id in the callback, whether or not such a deposit exists. */
  depositId: z.nullable(z.string()),
  /** Null: the process ended before it was handled. */
  verdict: z.nullable(z.enum(callbackVerdicts)),
  receivedAt: time,
  /** When an operator resolved it. */
  resolvedAt: z.nullable(time),
});
const rawCallback = z.object({
  ...callback.shape,
  headers: z.record(z.string(), z.string()),
  query: z.string(),
  body: z.string(),
});

const whole = z.object({
  ...row.shape,
  /** The provider's id of the payment. */
  externalId: z.nullable(z.string()),
  /** Who has asked to credit it, which another operator has to agree to. */
  askedBy: z.nullable(deskPerson),
  transactionId: z.nullable(z.string()),
  /**
   * The provider took it back, whole or in parts: the part that the person no longer had (`amount` − `taken`) is owed until an operator
   * closes the debt.
   */
  refund: z.nullable(z.object({ amount: money, taken: money, closedAt: z.nullable(time) })),
  /** Its parts in order. */
  refunds: z.array(z.object({ amount: money, taken: money, at: time })),
  callbacks: z.array(rawCallback),
});

const filters = {
  status: anyOf(depositStatuses),
  provider: anyOf(depositPaymentProviders),
  minAmount: amount,
  maxAmount: amount,
  from: moment,
  to: moment,
  /** Only refunded deposits with an open debt. */
  owed: z.optional(flag),
  /** Prefix of a name, or the id. */
  search,
};
const sorts = ['createdAt', '-createdAt', 'amount', '-amount'] as const;

const access = { permission: 'MANAGE_DEPOSIT' } as const;
const id = z.object({ id: uuid });
const missing = ['ADMIN_DEPOSIT_NOT_FOUND'] as const;
const acting = [...missing, 'ADMIN_OWN_OBJECT', 'ADMIN_CHANGED_MEANWHILE'] as const;
/** The sum, only for a deposit whose sum is unknown. */
const unknownSum = z.nullable(moneyBetween(depositLimits));

const partOfDeposit = moneyOf(rubles.check(z.gte(kopecksToRubles(1))));

const listFile = fileOfList(access, filters, sorts);

export const deskDepositsContract = endpoints({
  'GET /v1/admin/deposits': endpoint({
    access,
    summary: 'Deposits',
    query: listQuery(filters, sorts),
    response: listOf(row),
    errors: [],
  }),
  'GET /v1/admin/deposits.csv': listFile,
  'GET /v1/admin/deposits.xlsx': listFile,
  'GET /v1/admin/deposits/{id}': endpoint({
    access,
    summary: 'One deposit and everything that was sent about it',
    params: id,
    response: whole,
    errors: missing,
  }),
  'POST /v1/admin/deposits/{id}/credit': endpoint({
    access,
    summary: 'Credits by hand, by the provider’s number of the payment; a large sum awaits a second operator',
    idempotent: true,
    params: id,
    body: z.object({
      seen,
      reason,
      reference: z.string().check(tidy(), z.minLength(payoutReference.min), z.maxLength(payoutReference.max)),
      amount: unknownSum,
    }),
    response: row,
    errors: [...acting, 'ADMIN_SECOND_OPERATOR'],
  }),
  'POST /v1/admin/deposits/{id}/refund': endpoint({
    access,
    summary:
      'The provider has refunded the payer: the money leaves the person’s account, what is missing stays as a debt',
    idempotent: true,
    params: id,
    /** `amount`: what was given back now; absent: all that is left of the deposit. */
    body: z.object({ seen, reason, amount: z.optional(partOfDeposit) }),
    response: row,
    errors: acting,
  }),
  'POST /v1/admin/deposits/{id}/close-debt': endpoint({
    access,
    summary: 'What was missing after a refund is settled: the deposit leaves the queue',
    params: id,
    body: z.object({ seen, reason }),
    response: row,
    errors: acting,
  }),
  'GET /v1/admin/provider-callbacks': endpoint({
    access,
    summary: 'What providers have sent, newest first; the queue: what matched nothing',
    query: listQuery({ unmatched: z.optional(flag), provider: anyOf(depositPaymentProviders) }, [
      'receivedAt',
      '-receivedAt',
    ]),
    response: listOf(callback),
    errors: [],
  }),
  'GET /v1/admin/provider-callbacks/{id}': endpoint({
    access,
    summary: 'One message of a provider as it came; secrets are hidden',
    params: id,
    response: z.object({ ...rawCallback.shape, askedBy: z.nullable(deskPerson) }),
    errors: missing,
  }),
  'POST /v1/admin/provider-callbacks/{id}/resolve': endpoint({
    access,
    summary: 'Settled: leaves the queue',
    params: id,
    body: z.object({ seen, reason }),
    response: callback,
    errors: [...missing, 'ADMIN_CHANGED_MEANWHILE'],
  }),
  'POST /v1/admin/provider-callbacks/{id}/tie': endpoint({
    access,
    summary:
      'Assigns a message to a deposit: the money is credited unless it has come already; a large sum awaits a second operator',
    idempotent: true,
    params: id,
    body: z.object({ seen, reason, depositId: uuid, amount: unknownSum }),
    response: callback,
    errors: [...acting, 'ADMIN_SECOND_OPERATOR'],
  }),
});
