import * as z from 'zod/mini';
import { remittanceTerms } from '#domain/money/remittance.ts';
import { days } from '#domain/time/durations.ts';
import type { RemittanceAnswer } from '../remittances/remittance';
import { yookassaAdvance } from './advance-receipt';
import { ProviderDown } from './call-provider';
import type { ProviderRefund, RefundRequest } from './provider';
import { sumOfText } from './sums';
import {
  type YookassaReply,
  yookassaAmount,
  type yookassaCalls,
  yookassaRefusal,
  yookassaStrange,
  yookassaSum,
} from './yookassa-calls';

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

/**
 * Refunds by YooKassa: any parts of a payment for three years after it. A lost answer is asked for by the same key while
 * YooKassa keeps it, afterwards by the list of the payment's refunds, where ours are known by their metadata.
 */
export const yookassaRefund = (calls: ReturnType<typeof yookassaCalls>): ProviderRefund => {
  const post = ({ key, paymentId, amount, depositId, receipt }: RefundRequest): Promise<YookassaReply> =>
    calls.post('/refunds', key, {
      payment_id: paymentId,
      amount: yookassaAmount(amount),
      description: 'Возврат неиспользованного',
      metadata: { refund: key, deposit: depositId },
      ...yookassaAdvance(receipt, amount),
    });

  const readOne = (
    one: z.output<typeof yookassaRefundObject>,
    { amount, paymentId }: RefundRequest,
  ): RemittanceAnswer => {
    if (one.payment_id !== paymentId || sumOfText(one.amount.value) !== amount)
      return { state: 'UNCLEAR', reason: `возврат ${one.id}: другой платёж или сумма, ${one.amount.value} ₽` };
    if (one.status === 'succeeded') return { state: 'DONE', reference: one.id };
    if (one.status === 'pending') return { state: 'AT_WORK', externalId: one.id };
    const reason = one.cancellation_details?.reason ?? '';
    return { state: 'REFUSED', reason: reasons[reason] ?? `отменён: ${reason || 'без причины'}` };
  };

  /** `first`: nothing was sent by this key before. */
  const read = (reply: YookassaReply, request: RefundRequest, first: boolean): RemittanceAnswer => {
    const one = yookassaRefundObject.safeParse(reply.body);
    if (reply.status === 200 && one.success) return readOne(one.data, request);
    const refused = yookassaRefusal(reply);
    if (refused === null) throw new ProviderDown(yookassaStrange);
    return first && !refused.ofKey
      ? { state: 'REFUSED', reason: refused.reason }
      : { state: 'UNCLEAR', reason: refused.reason };
  };

  const search = async (request: RefundRequest): Promise<RemittanceAnswer> => {
    const reply = await calls.get('/refunds', { payment_id: request.paymentId ?? '', limit: mostOfPayment });
    const found = list.safeParse(reply.body);
    if (reply.status !== 200 || !found.success || found.data.next_cursor) throw new ProviderDown(yookassaStrange);
    const [one, ...more] = found.data.items.filter(({ metadata }) => metadata?.['refund'] === request.key);
    if (one === undefined) return { state: 'NOT_THERE' };
    return more.length === 0
      ? readOne(one, request)
      : { state: 'UNCLEAR', reason: `таких возвратов ${more.length + 1}` };
  };

  return {
    parts: 'ANY',
    within: days(3 * 365),
    needsExternalId: true,
    send: async (request) => read(await post(request), request, true),
    ask: async (request) => {
      if (request.externalId !== null) {
        const { status, body } = await calls.get(`/refunds/${encodeURIComponent(request.externalId)}`);
        const one = yookassaRefundObject.safeParse(body);
        if (status !== 200 || !one.success) throw new ProviderDown(yookassaStrange);
        return readOne(one.data, request);
      }
      return request.age >= remittanceTerms.keyLives ? search(request) : read(await post(request), request, false);
    },
  };
};
