import * as z from 'zod/mini';
import { depositPaymentProviders } from '../domain/enums/deposit-payment-provider';
import { paymentMethodGroups } from '../domain/enums/payment-method-group';
import { paymentMethods } from '../domain/enums/payment-method';
import { transactionTypes } from '../domain/enums/transaction-type';
import { endpoint } from './kit/endpoint';
import { endpoints } from './kit/endpoints';
import { integerId, uuid } from './schemas/ids';
import { ownPath } from './schemas/own-path';
import { rubles, rublesBetween } from './schemas/rubles';
import { transaction } from './schemas/transaction';

const limit = z.pipe(
  z.string().check(z.regex(/^(?:[1-9]\d?|100)$/)),
  z.transform((text: string) => Number(text)),
);

/** Where the person goes to pay; a path when the page is our own. */
export const startedDeposit = z.object({ depositId: uuid, redirectUrl: z.string() });

const paymentChoice = {
  method: z.enum(paymentMethods),
  /** The page to come back to; `?deposit={id}` is added to it. */
  returnTo: z._default(ownPath, '/balance'),
};

const depositErrors = ['MATE_CANT_DEPOSIT_MONEY', 'IDEMPOTENCY_KEY_REUSED', 'RATE_LIMITED'] as const;

export const balanceContract = endpoints({
  'GET /v1/balance/summary': endpoint({
    access: 'user',
    summary: 'Баланс: доступно, в сквадах, в резерве, на выводе, бонусы',
    response: z.object({ available: rubles, held: rubles, reserved: rubles, withdrawing: rubles, bonus: rubles }),
    errors: [],
  }),
  'GET /v1/balance/transactions': endpoint({
    access: 'user',
    summary: 'История операций, новые сверху',
    query: z.object({
      types: z.optional(z.array(z.enum(transactionTypes)).check(z.maxLength(transactionTypes.length))),
      cursor: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/))),
      limit: z.optional(limit),
    }),
    response: z.object({ items: z.array(transaction), nextCursor: z.nullable(z.string()) }),
    errors: [],
  }),
  'GET /v1/balance/deposit-methods': endpoint({
    access: 'user',
    summary: 'Способы пополнения',
    response: z.array(
      z.object({ id: z.enum(paymentMethods), provider: z.enum(depositPaymentProviders), group: z.enum(paymentMethodGroups) }),
    ),
    errors: [],
  }),
  'GET /v1/balance/top-up': endpoint({
    access: 'user',
    summary: 'Пределы пополнения, бонусы за сумму и пакеты',
    response: z.object({
      min: rubles,
      max: rubles,
      /** The highest step reached counts. */
      bonuses: z.array(z.object({ from: rubles, percent: z.number() })),
      packages: z.array(z.object({ id: z.number(), price: rubles, credited: rubles })),
    }),
    errors: [],
  }),
  'POST /v1/balance/deposit': endpoint({
    access: 'user',
    summary: 'Начинает пополнение; деньги приходят после ответа платёжной системы',
    idempotent: true,
    body: z.object({ amount: rublesBetween(100, 100_000), ...paymentChoice }),
    response: startedDeposit,
    errors: depositErrors,
  }),
  'POST /v1/packages/deposit': endpoint({
    access: 'user',
    summary: 'Пополнение пакетом: зачисляется больше, чем платишь',
    idempotent: true,
    body: z.object({ packageId: integerId, ...paymentChoice }),
    response: startedDeposit,
    errors: ['PACKAGES_NOT_FOUND', ...depositErrors],
  }),
});
