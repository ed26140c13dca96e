import * as z from 'zod/mini';
import { depositStatuses, paymentMethods } from '#domain/money/deposit.ts';
import { kopecksToRubles } from '#domain/money/kopecks.ts';
import { refundStateNames } from '#domain/refunds/refund-states.ts';
import { refundTerms } from '#domain/refunds/refund-terms.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { rubles, uuid } from '../schemas/fields';
import { money, moneyOf, time } from '../schemas/units';
import { tidy } from '../schemas/tidy';

const depositStatus = z.enum(depositStatuses);

const deposit = z.object({
  id: uuid,
  /** Null while it is unknown (skins). */
  amount: z.nullable(money),
  /** Bonus money that comes with it. */
  bonus: money,
  method: z.enum(paymentMethods),
  /** DELAYED: the provider will report the result later. */
  status: depositStatus,
  /** A squad waits for it. */
  forSquad: z.boolean(),
  returnTo: z.string(),
  /** Where to pay; null once it is paid. */
  paymentUrl: z.nullable(z.string()),
  createdAt: time,
});

/** A refund of a deposit to where it came from. */
const refund = z.object({
  id: uuid,
  amount: money,
  state: z.enum(refundStateNames),
  reason: z.string(),
  /** What an operator has answered. */
  answer: z.nullable(z.string()),
  askedAt: time,
  changedAt: time,
});

const depositWithRefunds = z.object({
  ...deposit.shape,
  /** What may be asked back now. */
  refundable: z.nullable(z.object({ least: money, most: money })),
  /** Why nothing may; null also for a deposit that was not credited. */
  obstacle: z.nullable(z.enum(['NOT_HERE', 'TOO_LATE', 'ASKED_ALREADY', 'NOTHING_LEFT', 'ONLY_ONCE', 'ONLY_WHOLE'])),
  refunds: z.array(refund),
});

const steamTradeUrl = z.object({ url: z.nullable(z.string().check(z.maxLength(300))) });

/** Calls about deposits that were started. */
export const depositsContract = endpoints({
  'GET /v1/balance/deposits/open': endpoint({
    access: 'user',
    summary: 'One’s deposits that have not ended: the tab was closed, the payment goes on',
    response: z.array(deposit),
    errors: [],
  }),
  'GET /v1/balance/steam-trade-url': endpoint({
    access: 'user',
    summary: 'The Steam trade link that the person pays with skins by',
    response: steamTradeUrl,
    errors: [],
  }),
  'PUT /v1/balance/steam-trade-url': endpoint({
    access: 'user',
    summary: 'Remembers the Steam trade link or forgets it',
    body: steamTradeUrl,
    response: steamTradeUrl,
    errors: ['BALANCE_INVALID_STEAM_TRADE_URL'],
  }),
  'GET /v1/balance/deposits/{id}': endpoint({
    access: 'user',
    summary: 'One’s deposit: how the payment ended, what of it may be asked back',
    params: z.object({ id: uuid }),
    response: depositWithRefunds,
    errors: ['NOT_FOUND'],
  }),
  'POST /v1/balance/deposits/{id}/refund': endpoint({
    access: 'user',
    summary: 'Asks for the unused part of a deposit to go back to where it came from; an operator agrees',
    idempotent: true,
    params: z.object({ id: uuid }),
    body: z.object({
      amount: moneyOf(rubles.check(z.gte(kopecksToRubles(refundTerms.min)))),
      reason: z.string().check(tidy(), z.minLength(3), z.maxLength(refundTerms.reasonMax)),
    }),
    response: refund,
    errors: ['NOT_FOUND', 'REFUND_NOT_POSSIBLE', 'MONEY_RESTS'],
  }),
  'POST /v1/balance/refunds/{id}/cancel': endpoint({
    access: 'user',
    summary: 'Takes back one’s request for a refund that no operator has agreed to yet',
    idempotent: true,
    params: z.object({ id: uuid }),
    response: refund,
    errors: ['NOT_FOUND', 'REFUND_NOT_POSSIBLE'],
  }),
  'POST /v1/dummy-provider/{depositId}': endpoint({
    access: 'user',
    summary: 'The dummy payment provider: what to answer about one’s deposit',
    params: z.object({ depositId: uuid }),
    body: z.object({ outcome: z.enum(['PAY', 'DECLINE', 'DELAY']) }),
    response: z.object({ status: depositStatus }),
    errors: ['NOT_FOUND'],
  }),
});
