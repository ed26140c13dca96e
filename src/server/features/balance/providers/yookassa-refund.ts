import * as z from 'zod/mini';
import { days } from '#domain/time/durations.ts';
import { yookassaAdvance } from './advance-receipt';
import { ProviderDown } from './call-provider';
import type { ProviderRefund, RefundRequest } from './provider';
import { sumOfText } from './sums';
import { yookassaAmount, type yookassaCalls, yookassaStrange, yookassaSum } from './yookassa-calls';
import { yookassaRemittance } from './yookassa-remittance';

export const yookassaRefundObject = z.object({
  id: z.string(),
  payment_id: z.string(),
  status: z.enum(['pending', 'succeeded', 'canceled']),
  amount: yookassaSum,
  cancellation_details: z.optional(z.nullable(z.object({ reason: z.string() }))),
  metadata: z.optional(z.nullable(z.record(z.string(), z.string()))),
});
const list = z.object({ items: z.array(yookassaRefundObject), next_cursor: z.optional(z.nullable(z.string())) });

/** Reasons of a cancelled refund by its documents (OpenAPI of 2026-07). */
const reasons: Readonly<Record<string, string>> = {
  yoo_money_account_closed: 'кошелёк плательщика закрыт',
  insufficient_funds: 'на счёте магазина не хватает денег',
  general_decline: 'отказ без причины',
  rejected_by_payee: 'плательщик отказался',
  rejected_by_timeout: 'истекло время на возврат',
  payment_expired: 'срок возврата этого платежа истёк',
};

/** Of one payment, more than any has. */
const mostOfPayment = '100';

/** Refunds by YooKassa: any parts of a payment for three years after it. Ours are known by their metadata. */
export const yookassaRefund = (calls: ReturnType<typeof yookassaCalls>): ProviderRefund => ({
  parts: 'ANY',
  within: days(3 * 365),
  needsExternalId: true,
  ...yookassaRemittance<RefundRequest, z.output<typeof yookassaRefundObject>>(calls, {
    path: '/refunds',
    parse: (body) => yookassaRefundObject.safeParse(body).data ?? null,
    post: ({ key, paymentId, amount, depositId, receipt }) =>
      calls.post('/refunds', key, {
        payment_id: paymentId,
        amount: yookassaAmount(amount),
        description: 'Возврат неиспользованного',
        metadata: { refund: key, deposit: depositId },
        ...yookassaAdvance(receipt, amount),
      }),
    search: async ({ key, paymentId }) => {
      const { status, body } = await calls.get('/refunds', { payment_id: paymentId ?? '', limit: mostOfPayment });
      const found = list.safeParse(body);
      if (status !== 200 || !found.success || found.data.next_cursor) throw new ProviderDown(yookassaStrange);
      return found.data.items.filter(({ metadata }) => metadata?.['refund'] === key);
    },
    mismatch: (one, { amount, paymentId }) =>
      one.payment_id === paymentId && sumOfText(one.amount.value) === amount
        ? null
        : `возврат ${one.id}: другой платёж или сумма, ${one.amount.value} ₽`,
    canceled: (reason) => reasons[reason] ?? `отменён: ${reason || 'без причины'}`,
    several: (count) => `таких возвратов ${count}`,
  }),
});
