import * as z from 'zod/mini';
import { withdrawalMethods } from '#domain/money/withdrawal.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { rubles, uuid } from '../schemas/fields';
import { money, moneyOf } from '../schemas/units';
import { transactionWithdrawal } from '../schemas/transaction';
import { tidy } from '../schemas/tidy';

const withdrawErrors = [
  'BALANCE_INSUFFICIENT',
  'BALANCE_INVALID_SBP_BANK',
  'BALANCE_INVALID_WALLET',
  'BALANCE_MAX_WITHDRAW_AMOUNT',
  'BALANCE_MIN_WITHDRAW_AMOUNT',
  'WITHDRAWAL_ALREADY_OPEN',
  'WITHDRAWAL_METHOD_OFF',
] as const;

export const withdrawalsContract = endpoints({
  'GET /v1/balance/user-withdrawal-methods': endpoint({
    access: 'user',
    summary: 'Where one has withdrawn money to, latest first, and the terms of each way',
    response: z.object({
      saved: z.array(
        z.object({
          id: uuid,
          method: z.enum(withdrawalMethods),
          walletShown: z.string(),
          bank: z.nullable(z.string()),
        }),
      ),
      terms: z.array(
        z.object({ method: z.enum(withdrawalMethods), min: money, max: money, feePercent: z.number(), feeMin: money }),
      ),
    }),
    errors: [],
  }),
  'DELETE /v1/balance/user-withdrawal-methods/{id}': endpoint({
    access: 'user',
    summary: 'Forgets account details',
    confirmed: true,
    params: z.object({ id: uuid }),
    errors: ['NOT_FOUND'],
  }),
  'POST /v1/balance/withdraw': endpoint({
    access: 'user',
    summary: 'Asks for a withdrawal: the money leaves the balance at once and waits',
    confirmed: true,
    idempotent: true,
    body: z.object({
      amount: moneyOf(rubles.check(z.gt(0), z.lte(100_000_000))),
      to: z.union([
        z.object({ savedId: uuid }),
        z.object({
          method: z.enum(withdrawalMethods),
          wallet: z.string().check(tidy(), z.minLength(1), z.maxLength(64)),
          /** SBP only: the bank of the phone number. */
          bank: z.optional(z.string().check(z.maxLength(40))),
        }),
      ]),
    }),
    response: transactionWithdrawal,
    errors: withdrawErrors,
  }),
  'POST /v1/balance/withdrawals/{id}/cancel': endpoint({
    access: 'user',
    summary: 'Cancels one’s withdrawal while it is not approved; the money is returned',
    idempotent: true,
    params: z.object({ id: uuid }),
    response: transactionWithdrawal,
    errors: ['NOT_FOUND', 'WITHDRAWAL_NOT_CANCELABLE'],
  }),
});
