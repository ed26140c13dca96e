import * as z from 'zod/mini';
import { days } from '#domain/time/durations.ts';
import type { RemittanceAnswer } from '../remittances/remittance';
import { askProvider, ProviderDown } from './call-provider';
import type { ProviderRefund, RefundRequest } from './provider';
import { hmacSha256 } from './signatures';

const accepted = z.object({ type: z.literal('success'), id: z.union([z.string(), z.number()]) });
const refusal = z.object({ type: z.literal('error'), message: z.string() });
const orders = z.object({
  orders: z.array(
    z.object({ merchant_order_id: z.string(), fk_order_id: z.union([z.string(), z.number()]), status: z.number() }),
  ),
});

/** Statuses of an order: 1 paid, 6 given back. */
const givenBack = 6;

/** How often a call whose number another caller has overtaken is made anew: such a call does nothing. */
const turns = 5;

const maybeUnderWay =
  'FREEKASSA не ответила: возврат мог быть принят и идти до нескольких дней. Смотри заказ в её кабинете';

const strange = 'an answer that the documents do not name';

export interface FreekassaCalls {
  readonly apiUrl: string;
  readonly apiKey: string;
  readonly shopId: string;
  /** Greater than every earlier one of the shop, in any process; integer. */
  readonly nextNonce: () => Promise<number>;
}

/** FREEKASSA's signature: HMAC-SHA-256 over the values in the order of their names. */
export const freekassaSignature = (apiKey: string, fields: Readonly<Record<string, string | number>>): string =>
  hmacSha256(
    apiKey,
    Object.entries(fields)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([, value]) => String(value))
      .join('|'),
  );

/**
 * Refunds by FREEKASSA's call: the whole of a payment. A call is known by a growing number, so a repetition would be a
 * new one: after a lost answer only the order is asked, and nothing is sent twice. That it was accepted says nothing of
 * the money: the order's status does.
 */
export const freekassaRefund = ({ apiUrl, apiKey, shopId, nextNonce }: FreekassaCalls): ProviderRefund => {
  const once = async (path: string, fields: Readonly<Record<string, string>>) => {
    const signed = { ...fields, shopId: Number(shopId), nonce: await nextNonce() };
    return askProvider(`${apiUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...signed, signature: freekassaSignature(apiKey, signed) }),
    });
  };
  const call = async (path: string, fields: Readonly<Record<string, string>>, left = turns): Promise<unknown> => {
    const { body } = await once(path, fields);
    const refused = refusal.safeParse(body);
    return refused.success && /nonce/i.test(refused.data.message) && left > 1 ? call(path, fields, left - 1) : body;
  };
  const ask = async ({ depositId, externalId }: RefundRequest): Promise<RemittanceAnswer> => {
    const read = orders.safeParse(await call('/orders', { paymentId: depositId }));
    if (!read.success) throw new ProviderDown(strange);
    const own = read.data.orders.filter(({ merchant_order_id: id }) => id === depositId);
    const back = own.find(({ status }) => status === givenBack);
    if (back) return { state: 'DONE', reference: String(back.fk_order_id) };
    if (own.length === 0) return { state: 'NOT_THERE' };
    // Without its answer nobody knows whether a refund is under way: the order shows one only when the money has moved.
    return externalId === null ? { state: 'UNCLEAR', reason: maybeUnderWay } : { state: 'AT_WORK', externalId };
  };
  return {
    parts: 'WHOLE',
    within: days(365),
    needsExternalId: false,
    send: async (request) => {
      const answer = await call('/orders/refund', { paymentId: request.depositId });
      const refused = refusal.safeParse(answer);
      // An earlier attempt may have been accepted, which a refusal of this one does not undo.
      if (refused.success) return { state: request.attempt > 1 ? 'UNCLEAR' : 'REFUSED', reason: refused.data.message };
      const taken = accepted.safeParse(answer);
      if (!taken.success) throw new ProviderDown(strange);
      return { state: 'AT_WORK', externalId: String(taken.data.id) };
    },
    ask,
  };
};
