import * as z from 'zod/mini';
import { depositLimits, depositPaymentProviders, paymentMethodGroups, paymentMethods } from '#domain/money/deposit.ts';
import { transactionTypes } from '#domain/money/transaction-type.ts';
import { defaultTimeZone } from '#domain/text/format-moment.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { integerId, ownPath, uuid } from '../schemas/fields';
import { money, moneyBetween, time } from '../schemas/units';
import { givenTimeZone } from '../schemas/profile-fields';
import { transaction } from '../schemas/transaction';
import { balancePath } from '../routes/product-pages';

const limit = z.pipe(
  z.string().check(z.regex(/^(?:[1-9]\d?|100)$/)),
  z.transform((text: string) => Number(text)),
);

const day = z.string().check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/));

/** Filter of transactions. `from` and `to` are days in `zone`, both inclusive. */
const chosen = {
  types: z.optional(z.array(z.enum(transactionTypes)).check(z.maxLength(transactionTypes.length))),
  from: z.optional(day),
  to: z.optional(day),
  zone: z._default(givenTimeZone, defaultTimeZone),
};

/** A started deposit; `redirectUrl`: where the person pays (a path when the page is our own). */
export const startedDeposit = z.object({ depositId: uuid, redirectUrl: z.string() });

const paymentChoice = {
  method: z.enum(paymentMethods),
  /** The page to return to; `?deposit={id}` is added to it. */
  returnTo: z._default(ownPath, balancePath),
};

export const depositErrors = [
  'MATE_CANT_DEPOSIT_MONEY',
  'AGE_TOO_YOUNG',
  'AGE_PARENT_NEEDED',
  'AGE_DEPOSIT_LIMIT',
  'UNITPAY_INIT_PAYMENT_ERROR',
] as const;

/** In both formats, `.csv` and `.xlsx`. */
const historyFile = endpoint({
  access: 'user',
  summary: 'The same history as a file, in full',
  query: z.object(chosen),
  raw: true,
  errors: [],
});

export const balanceContract = endpoints({
  'GET /v1/balance/summary': endpoint({
    access: 'user',
    summary: 'The balance: available, in squads, in reserves, being withdrawn, bonuses',
    response: z.object({
      available: money,
      held: money,
      reserved: money,
      withdrawing: money,
      /** Bonus money: pays for a part of a squad's price. */
      bonus: money,
      /** Money of gift certificates: may pay for all of it. */
      gift: money,
      /** The bonus or gift money that expires next. */
      ends: z.nullable(z.object({ amount: money, at: time })),
    }),
    errors: [],
  }),
  'GET /v1/balance/transactions': endpoint({
    access: 'user',
    summary: 'The history of operations, newest first',
    query: z.object({
      ...chosen,
      cursor: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/))),
      limit: z.optional(limit),
    }),
    response: z.object({
      items: z.array(transaction),
      /**
       * Income and spending of each day on this page, within the filter; always of the whole day, even if the page
       * contains only a part of it.
       */
      days: z.array(z.object({ day, income: money, spent: money })),
      nextCursor: z.nullable(z.string()),
    }),
    errors: [],
  }),
  'GET /v1/balance/transactions.csv': historyFile,
  'GET /v1/balance/transactions.xlsx': historyFile,
  'GET /v1/balance/transactions/{id}': endpoint({
    access: 'user',
    summary: 'One’s operation, for a receipt',
    params: z.object({ id: z.string().check(z.regex(/^[1-9]\d{0,14}$/)) }),
    response: transaction,
    errors: ['NOT_FOUND'],
  }),
  'GET /v1/balance/deposit-methods': endpoint({
    access: 'user',
    summary: 'Ways to make a deposit',
    response: z.array(
      z.object({
        id: z.enum(paymentMethods),
        provider: z.enum(depositPaymentProviders),
        group: z.enum(paymentMethodGroups),
        min: money,
        max: money,
        /** Percent that the payment system adds on its page. */
        feePercent: z.number(),
        /** The sum is known only after the payment (skins). */
        openSum: z.boolean(),
      }),
    ),
    errors: [],
  }),
  'GET /v1/balance/top-up': endpoint({
    access: 'user',
    summary: 'Limits of deposits, bonuses for a sum, and packages',
    response: z.object({
      min: money,
      max: money,
      /** The highest step reached counts. */
      bonuses: z.array(z.object({ from: money, percent: z.number() })),
      packages: z.array(z.object({ id: z.number(), price: money, credited: money })),
    }),
    errors: [],
  }),
  'POST /v1/balance/deposit': endpoint({
    access: 'user',
    summary: 'Begins a deposit; the money comes after the payment provider’s callback',
    idempotent: true,
    body: z.object({
      /** Absent only for skins. */
      amount: z.optional(moneyBetween(depositLimits)),
      /** For skins; absent: the saved one. */
      steamTradeUrl: z.optional(z.string().check(z.maxLength(300))),
      ...paymentChoice,
    }),
    response: startedDeposit,
    errors: ['BALANCE_INVALID_STEAM_TRADE_URL', ...depositErrors],
  }),
  'POST /v1/packages/deposit': endpoint({
    access: 'user',
    summary: 'A deposit by package: more is credited than paid',
    idempotent: true,
    body: z.object({ packageId: integerId, ...paymentChoice }),
    response: startedDeposit,
    errors: ['PACKAGES_NOT_FOUND', ...depositErrors],
  }),
});
