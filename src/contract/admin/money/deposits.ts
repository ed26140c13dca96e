import * as z from 'zod/mini';
import { callbackVerdicts } from '#domain/money/callback-verdict.ts';
import { depositLimits, depositPaymentProviders, depositStatuses, paymentMethods } from '#domain/money/deposit.ts';
import { payoutReference } from '#domain/money/withdrawal.ts';
import { endpoint, endpoints } from '../../kit/endpoint';
import { flag, isoTime, rubles, rublesBetween, uuid } from '../../schemas/fields';
import { adminPerson, amount, anyOf, csvQuery, listOf, listQuery, moment, reason, search, seen } from '../kit';
import { tidy } from '../../schemas/tidy';

const row = z.object({
  id: uuid,
  person: adminPerson,
  provider: z.enum(depositPaymentProviders),
  method: z.enum(paymentMethods),
  /** Null until the provider reports it (skins). */
  amount: z.nullable(rubles),
  bonus: rubles,
  status: z.enum(depositStatuses),
  createdAt: isoTime,
  settledAt: z.nullable(isoTime),
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
  receivedAt: isoTime,
  /** When an operator resolved it. */
  resolvedAt: z.nullable(isoTime),
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
  transactionId: z.nullable(z.string()),
  /**
   * The provider took it back: the part that the person no longer had (`amount` − `taken`) is owed until an operator
   * closes the debt.
   */
  refund: z.nullable(z.object({ amount: rubles, taken: rubles, closedAt: z.nullable(isoTime) })),
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
const unknownSum = z.nullable(rublesBetween(depositLimits));

export const adminDepositsContract = endpoints({
  'GET /v1/admin/deposits': endpoint({
    access,
    summary: 'Пополнения',
    query: listQuery(filters, sorts),
    response: listOf(row),
    errors: [],
  }),
  'GET /v1/admin/deposits.csv': endpoint({
    access,
    summary: 'Тот же список файлом',
    query: csvQuery(filters, sorts),
    raw: true,
    errors: [],
  }),
  'GET /v1/admin/deposits/{id}': endpoint({
    access,
    summary: 'Одно пополнение и всё, что о нём прислали',
    params: id,
    response: whole,
    errors: missing,
  }),
  'POST /v1/admin/deposits/{id}/credit': endpoint({
    access,
    summary: 'Зачисляет вручную по номеру платежа у провайдера',
    idempotent: true,
    params: id,
    body: z.object({
      seen,
      reason,
      reference: z.string().check(tidy(), z.minLength(payoutReference.min), z.maxLength(payoutReference.max)),
      amount: unknownSum,
    }),
    response: row,
    errors: acting,
  }),
  'POST /v1/admin/deposits/{id}/refund': endpoint({
    access,
    summary: 'Провайдер вернул деньги плательщику: они уходят со счёта человека, чего не хватило, остаётся долгом',
    idempotent: true,
    params: id,
    body: z.object({ seen, reason }),
    response: row,
    errors: acting,
  }),
  'POST /v1/admin/deposits/{id}/close-debt': endpoint({
    access,
    summary: 'Недостающее после возврата разобрано: пополнение уходит из очереди',
    params: id,
    body: z.object({ seen, reason }),
    response: row,
    errors: acting,
  }),
  'GET /v1/admin/provider-callbacks': endpoint({
    access,
    summary: 'Что присылали провайдеры, новые сверху; очередь: что ни с чем не сошлось',
    query: listQuery({ unmatched: z.optional(flag), provider: anyOf(depositPaymentProviders) }, [
      'receivedAt',
      '-receivedAt',
    ]),
    response: listOf(callback),
    errors: [],
  }),
  'GET /v1/admin/provider-callbacks/{id}': endpoint({
    access,
    summary: 'Одно сообщение провайдера как пришло; секреты скрыты',
    params: id,
    response: rawCallback,
    errors: missing,
  }),
  'POST /v1/admin/provider-callbacks/{id}/resolve': endpoint({
    access,
    summary: 'Разобрано: уходит из очереди',
    params: id,
    body: z.object({ seen, reason }),
    response: callback,
    errors: [...missing, 'ADMIN_CHANGED_MEANWHILE'],
  }),
  'POST /v1/admin/provider-callbacks/{id}/tie': endpoint({
    access,
    summary: 'Относит сообщение к пополнению: деньги зачисляются, если ещё не пришли, и сообщение разобрано',
    idempotent: true,
    params: id,
    body: z.object({ seen, reason, depositId: uuid, amount: unknownSum }),
    response: callback,
    errors: acting,
  }),
});
