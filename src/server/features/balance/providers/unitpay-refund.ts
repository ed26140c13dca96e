import * as z from 'zod/mini';
import { days } from '#domain/time/durations.ts';
import type { UnitpayConfig } from '#server/platform/config/payments-config.ts';
import { unitpayAdvance } from './advance-receipt';
import { callProvider, ProviderDown } from './call-provider';
import type { ProviderRefund, RefundRequest } from './provider';
import { sumText } from './sums';

const refusal = z.object({ error: z.object({ message: z.string() }) });
const accepted = z.object({ result: z.record(z.string(), z.unknown()) });
const payment = z.object({ result: z.object({ status: z.string(), refunds: z.optional(z.array(z.unknown())) }) });

/**
 * Refunds by UNITPAY's calls: one of a payment, whole or in part. They have no key against a repetition, so that after a
 * lost answer only the payment itself is asked, and nothing is sent twice.
 */
export const unitpayRefund = ({ apiUrl, secretKey }: Pick<UnitpayConfig, 'apiUrl' | 'secretKey'>): ProviderRefund => {
  const call = (method: string, params: Readonly<Record<string, string>>): Promise<unknown> => {
    const query = new URLSearchParams({ method });
    for (const [name, value] of Object.entries({ ...params, secretKey })) query.set(`params[${name}]`, value);
    return callProvider(`${apiUrl}/api?${query.toString()}`);
  };
  const paymentOf = ({ paymentId }: RefundRequest): Readonly<Record<string, string>> => ({
    paymentId: paymentId ?? '',
  });
  return {
    parts: 'ONCE',
    within: days(365),
    needsExternalId: true,
    send: async (request) => {
      const isWhole = request.amount === request.whole;
      const answer = await call('refundPayment', {
        ...paymentOf(request),
        ...(isWhole ? {} : { sum: sumText(request.amount) }),
        ...unitpayAdvance(request.receipt, request.amount),
      });
      const refused = refusal.safeParse(answer);
      if (refused.success) return { state: 'REFUSED', reason: refused.data.error.message };
      if (!accepted.safeParse(answer).success) throw new ProviderDown('an answer that the documents do not name');
      return { state: 'DONE', reference: request.paymentId };
    },
    ask: async (request) => {
      const read = payment.safeParse(await call('getPayment', paymentOf(request)));
      if (!read.success) throw new ProviderDown('an answer that the documents do not name');
      const { status, refunds = [] } = read.data.result;
      if (status === 'refund' || refunds.length > 0) return { state: 'DONE', reference: request.paymentId };
      return { state: 'NOT_THERE' };
    },
  };
};
