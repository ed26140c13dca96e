import { v7 as uuidv7 } from 'uuid';
import * as z from 'zod/mini';
import type { PaymentMethod } from '#domain/money/deposit.ts';
import type { YookassaConfig } from '#server/platform/config/payments-config.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { yookassaAdvance } from './advance-receipt';
import { ProviderDown, ProviderRefused } from './call-provider';
import type { CallbackOutcome, DepositProvider, ProviderCallback } from './provider';
import { sumOfText } from './sums';
import {
  yookassaAmount,
  yookassaCalls,
  yookassaRefusal,
  type YookassaReply,
  yookassaStrange,
  yookassaSum,
} from './yookassa-calls';
import { yookassaRefund, yookassaRefundObject } from './yookassa-refund';

/** The provider's names of payment methods. */
const yookassaMethodNames = {
  SBP: 'sbp',
  MIR: 'bank_card',
  VISA: 'bank_card',
  MASTERCARD: 'bank_card',
  UMONEY: 'yoo_money',
  TINKOFF_PAY: 'tinkoff_bank',
} as const satisfies Partial<Record<PaymentMethod, string>>;

const nameOf = (method: PaymentMethod): string | undefined =>
  Object.entries(yookassaMethodNames).find(([known]) => known === method)?.[1];

const notice = z.object({
  type: z.literal('notification'),
  event: z.string(),
  object: z.object({ id: z.string().check(z.maxLength(50)) }),
});

const payment = z.object({
  id: z.string(),
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount: yookassaSum,
  metadata: z.optional(z.nullable(z.record(z.string(), z.string()))),
  payment_method: z.optional(
    z.nullable(
      z.object({
        card: z.optional(
          z.nullable(
            z.object({
              first6: z.optional(z.nullable(z.string())),
              last4: z.string(),
              expiry_month: z.string(),
              expiry_year: z.string(),
            }),
          ),
        ),
        account_number: z.optional(z.nullable(z.string())),
      }),
    ),
  ),
});
const started = z.object({ id: z.string(), confirmation: z.object({ confirmation_url: z.url() }) });

/** The whole number is not told: its ends with the term are the same for the same card. */
const payerOf = ({ payment_method: method }: z.output<typeof payment>): { readonly payer?: string } => {
  const { card, account_number: wallet } = method ?? {};
  if (card) return { payer: [card.first6 ?? '', card.last4, card.expiry_month, card.expiry_year].join(' ') };
  return wallet ? { payer: wallet } : {};
};

/** Nothing is credited before it is `succeeded`: what waits to be captured may still be cancelled. */
const outcomes = {
  pending: 'CHECK',
  waiting_for_capture: 'DELAYED',
  succeeded: 'PAID',
  canceled: 'DECLINED',
} as const satisfies Record<string, CallbackOutcome>;

const readNotice = (rawBody: Buffer): z.output<typeof notice> => {
  try {
    return notice.parse(JSON.parse(rawBody.toString('utf8')));
  } catch {
    throw new Refusal('VALIDATION_ERROR');
  }
};

/**
 * YooKassa, API v3. Its notices have no signature: whatever one says, the object that it names is asked for, and that
 * alone counts.
 */
export const yookassa = ({ shopId, secret, apiUrl, addresses, methods }: YookassaConfig): DepositProvider => {
  const calls = yookassaCalls(apiUrl, shopId, secret);

  /** An object of this shop. @throws Refusal FORBIDDEN for one that YooKassa does not know; ProviderDown */
  const read = async <S extends z.ZodMiniType>(schema: S, path: string): Promise<z.output<S>> => {
    const { status, body } = await calls.get(path);
    const found = schema.safeParse(body);
    if (status === 200 && found.success) return found.data;
    if (status === 404) throw new Refusal('FORBIDDEN');
    throw new ProviderDown(yookassaStrange);
  };
  const readPayment = (id: string) => read(payment, `/payments/${encodeURIComponent(id)}`);

  const ofPayment = (one: z.output<typeof payment>): ProviderCallback => ({
    depositId: one.metadata?.['deposit'] ?? '',
    externalId: one.id,
    amount: sumOfText(one.amount.value),
    outcome: outcomes[one.status],
    ...payerOf(one),
  });

  return {
    id: 'YOOKASSA',
    methods,
    addresses,
    secretFields: [],
    start: async ({ depositId, amount, method, pages, receipt }) => {
      const create = (key: string): Promise<YookassaReply> =>
        calls.post('/payments', key, {
          amount: yookassaAmount(amount ?? 0),
          capture: true,
          confirmation: { type: 'redirect', return_url: pages.back },
          payment_method_data: { type: nameOf(method) },
          description: 'Пополнение баланса',
          metadata: { deposit: depositId },
          ...yookassaAdvance(receipt, amount ?? 0),
        });
      // A lost answer is heard by the same key. What was refused would be refused again by it, though nothing was made.
      const first = await create(depositId);
      const reply = yookassaRefusal(first) === null ? first : await create(uuidv7());
      const refused = yookassaRefusal(reply);
      if (refused !== null) throw new ProviderRefused(`YOOKASSA did not start the payment: ${refused.reason}`);
      const page = started.safeParse(reply.body);
      if (reply.status !== 200 || !page.success) throw new ProviderDown(yookassaStrange);
      return { url: page.data.confirmation.confirmation_url, externalId: page.data.id };
    },
    readCallback: async ({ rawBody }) => {
      const { event, object } = readNotice(rawBody);
      if (!event.startsWith('refund.')) {
        if (!event.startsWith('payment.')) throw new Refusal('VALIDATION_ERROR');
        return ofPayment(await readPayment(object.id));
      }
      const refunded = await read(yookassaRefundObject, `/refunds/${encodeURIComponent(object.id)}`);
      const paid = ofPayment(await readPayment(refunded.payment_id));
      // Only `succeeded` is announced; whatever else it is, nothing has gone back.
      if (refunded.status !== 'succeeded') return { ...paid, outcome: 'CHECK' };
      return {
        ...paid,
        amount: sumOfText(refunded.amount.value),
        outcome: 'REFUNDED',
        refund: { whole: paid.amount, id: refunded.id, externalId: refunded.id },
      };
    },
    ask: async (externalId) => ofPayment(await readPayment(externalId)),
    refund: yookassaRefund(calls),
    successResponse: { text: 'OK' },
  };
};
