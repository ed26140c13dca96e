import * as z from 'zod/mini';
import { depositStatuses, paymentMethods } from '#domain/money/deposit.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { isoTime, rubles, uuid } from '../schemas/fields';

const depositStatus = z.enum(depositStatuses);

const deposit = z.object({
  id: uuid,
  /** Null while it is unknown (skins). */
  amount: z.nullable(rubles),
  /** Bonus money that comes with it. */
  bonus: rubles,
  method: z.enum(paymentMethods),
  /** DELAYED: the provider will report the result later. */
  status: depositStatus,
  /** A squad waits for it. */
  forSquad: z.boolean(),
  returnTo: z.string(),
  /** Where to pay; null once it is paid. */
  paymentUrl: z.nullable(z.string()),
  createdAt: isoTime,
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
    summary: 'One’s deposit: how the payment ended',
    params: z.object({ id: uuid }),
    response: deposit,
    errors: ['NOT_FOUND'],
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
