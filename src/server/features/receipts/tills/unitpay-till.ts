import * as z from 'zod/mini';
import type { UnitpayConfig } from '../../../platform/config/payments-config';
import type { UnitpayPayoutsConfig } from '../../../platform/config/payouts-config';
import type { ProviderTillConfig } from '../../../platform/config/receipts-config';
import { askProvider, unitpayCashItems } from '../../balance/public';
import { cannotName, type GivenDocument, type Till, type TillAnswer, TillSilent } from './till';

const failed = z.object({ error: z.object({ message: z.string() }) });
const payment = z.object({ result: z.object({ status: z.string(), receiptUrl: z.optional(z.nullable(z.string())) }) });
const accepted = z.object({ result: z.unknown() });

/**
 * Receipts by UNITPAY's own calls: the payment and its refund carry those of an advance and its return, a set-off is
 * `offsetAdvance`. It has no number against a repetition and no question about it, so it is sent once: after a lost
 * answer an operator looks into the cabinet.
 */
export const unitpayTill = (
  { apiUrl, secretKey }: UnitpayConfig,
  { login, secret }: Pick<UnitpayPayoutsConfig, 'login' | 'secret'>,
  config: ProviderTillConfig,
): Till => {
  const call = async (method: string, params: Readonly<Record<string, string>>): Promise<unknown> => {
    const query = new URLSearchParams({ method });
    for (const [name, value] of Object.entries(params)) query.set(`params[${name}]`, value);
    return (await askProvider(`${apiUrl}/api?${query.toString()}`)).body;
  };

  const ofPayment = async (paymentId: string): Promise<TillAnswer> => {
    const read = payment.safeParse(await call('getPayment', { paymentId, secretKey }));
    if (!read.success) throw new TillSilent('an answer that the documents do not name');
    const url = read.data.result.receiptUrl;
    return url && /^https?:\/\//.test(url)
      ? { state: 'DONE', documentId: paymentId, url, fiscal: null }
      : { state: 'ACCEPTED', documentId: paymentId };
  };

  const offset = async ({ lines, given, sentAgo }: GivenDocument): Promise<TillAnswer> => {
    const unknown: TillAnswer = {
      state: 'REFUSED',
      reason: 'UNITPAY не ответил, пробит ли чек. Это видно в его кабинете: второй чек на те же деньги не нужен',
    };
    if (sentAgo !== null) return unknown;
    const cashItems = unitpayCashItems(
      config.vat,
      lines.map(({ name, amount }) => ({ name, amount, type: 'service', paymentMethod: 'full_payment' })),
    );
    const body = await call('offsetAdvance', { login, secretKey: secret, paymentId: given.paymentId, cashItems });
    const error = failed.safeParse(body);
    if (error.success) return { state: 'REFUSED', reason: error.data.error.message };
    return accepted.safeParse(body).success
      ? { state: 'DONE', documentId: given.paymentId, url: null, fiscal: null }
      : unknown;
  };

  return {
    name: 'UNITPAY',
    provider: 'UNITPAY',
    lacking: ({ lines, paid, kind }) => {
      if (lines.some(({ principal }) => principal !== null)) return cannotName('UNITPAY');
      return kind === 'SET_OFF' && paid.other > 0
        ? 'Зачесть в UNITPAY можно только внесённое: часть чека оплачена заработанным, пробей его другой кассой'
        : null;
    },
    issue: async (document) => {
      if (document.kind === 'SET_OFF') return offset(document);
      if (document.kind === 'ADVANCE') return ofPayment(document.given.paymentId);
      // Our call carried its lines, and then its reference is the payment; the documents name no question about them.
      const { paymentId, refundId } = document.given;
      return refundId === paymentId
        ? { state: 'DONE', documentId: paymentId, url: null, fiscal: null }
        : { state: 'REFUSED', reason: 'Возврат сделан в кабинете UNITPAY без данных чека: пробей его там же' };
    },
    ask: ofPayment,
  };
};
