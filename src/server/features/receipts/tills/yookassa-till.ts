import * as z from 'zod/mini';
import { remittanceTerms } from '#domain/money/remittance.ts';
import type { YookassaConfig } from '../../../platform/config/payments-config';
import type { ProviderTillConfig } from '../../../platform/config/receipts-config';
import {
  type YookassaReply,
  yookassaAmount,
  yookassaCalls,
  yookassaRefusal,
  yookassaStrange,
  yookassaVatCodes,
} from '../../balance/public';
import { cannotName, type GivenDocument, isOfAdvance, type Till, type TillAnswer, TillSilent } from './till';

const status = z.enum(['pending', 'succeeded', 'canceled']);
const receipt = z.object({
  id: z.string(),
  status,
  fiscal_document_number: z.optional(z.nullable(z.string())),
  fiscal_storage_number: z.optional(z.nullable(z.string())),
  fiscal_attribute: z.optional(z.nullable(z.string())),
  registered_at: z.optional(z.nullable(z.string())),
  items: z.array(z.object({ payment_mode: z.optional(z.nullable(z.string())) })),
});
const list = z.object({ items: z.array(receipt) });
const carrier = z.object({ receipt_registration: z.optional(z.nullable(status)) });

type Printed = z.output<typeof receipt>;

const fiscalOf = ({
  fiscal_document_number: document,
  fiscal_storage_number: drive,
  fiscal_attribute: attribute,
  registered_at: at,
}: Printed) => (document && drive && attribute && at ? { document, drive, attribute, at } : null);

const canceled = 'ЮKassa не смогла зарегистрировать чек: причина видна в её кабинете';

const answerOf = (documentId: string, state: z.output<typeof status>, printed: Printed | null): TillAnswer => {
  if (state === 'pending') return { state: 'ACCEPTED', documentId };
  if (state === 'canceled') return { state: 'REFUSED', reason: canceled };
  return { state: 'DONE', documentId, url: null, fiscal: printed === null ? null : fiscalOf(printed) };
};

/** `payments/22d6…`: the receipt that a payment or a refund carried itself. */
const isCarrier = (documentId: string): boolean => /^(?:payments|refunds)\//.test(documentId);

/**
 * Receipts by YooKassa's own calls. After the payment («сначала платёж, потом чек») each is a call of its own, which may
 * name the mates; with the payment («Чеки от ЮKassa») those of an advance and its return were carried by the payment and
 * the refund, and only the set-off is a call, which then names nobody.
 */
export const yookassaTill = ({ apiUrl, shopId, secret }: YookassaConfig, config: ProviderTillConfig): Till => {
  const calls = yookassaCalls(apiUrl, shopId, secret);

  const get = async <S extends z.ZodMiniType>(schema: S, path: string, query = {}): Promise<z.output<S>> => {
    const reply = await calls.get(path, query);
    const read = schema.safeParse(reply.body);
    if (reply.status !== 200 || !read.success) throw new TillSilent(yookassaStrange);
    return read.data;
  };

  const ofCarrier = async (documentId: string): Promise<TillAnswer> => {
    const { receipt_registration: state } = await get(carrier, `/${documentId}`);
    if (!state) return { state: 'REFUSED', reason: 'Платёж или возврат ушёл в ЮKassa без данных чека' };
    if (state !== 'succeeded') return answerOf(documentId, state, null);
    const [kind, id = ''] = documentId.split('/');
    const { items } = await get(list, '/receipts', { [kind === 'payments' ? 'payment_id' : 'refund_id']: id });
    const own = items.find((one) => one.items.some(({ payment_mode: mode }) => mode === 'advance'));
    return answerOf(documentId, state, own ?? null);
  };

  const itemsOf = ({ kind, lines }: GivenDocument) =>
    lines.map(({ name, amount, principal }) => ({
      description: name,
      quantity: 1,
      amount: yookassaAmount(amount),
      vat_code: yookassaVatCodes[config.vat],
      payment_subject: isOfAdvance(kind) ? 'payment' : 'service',
      payment_mode: isOfAdvance(kind) ? 'advance' : 'full_payment',
      ...(principal === null || principal === 'unknown'
        ? {}
        : {
            agent_type: config.agent,
            supplier: { name: principal.name, phone: principal.phone.replace('+', ''), inn: principal.inn },
          }),
    }));

  const post = (document: GivenDocument): Promise<YookassaReply> => {
    const { id, kind, email, paid, given } = document;
    return calls.post('/receipts', id, {
      type: kind === 'RETURN' ? 'refund' : 'payment',
      ...(kind === 'RETURN' ? { refund_id: given.refundId } : { payment_id: given.paymentId }),
      customer: { email },
      items: itemsOf(document),
      settlements: [
        { type: isOfAdvance(kind) ? 'cashless' : 'prepayment', amount: paid.advance },
        { type: 'consideration', amount: paid.other },
      ].flatMap(({ type, amount }) => (amount > 0 ? [{ type, amount: yookassaAmount(amount) }] : [])),
      send: true,
      ...(config.taxSystem === null ? {} : { tax_system_code: config.taxSystem }),
    });
  };

  const issue = async (document: GivenDocument): Promise<TillAnswer> => {
    const { kind, given, sentAgo } = document;
    if (kind === 'RETURN' && given.refundId === null)
      return { state: 'REFUSED', reason: 'Номер возврата в ЮKassa не известен: чек возврата пробей в её кабинете' };
    if (config.withPayment && isOfAdvance(kind))
      return ofCarrier(kind === 'ADVANCE' ? `payments/${given.paymentId}` : `refunds/${given.refundId ?? ''}`);
    // The key has ended, and nothing in a receipt tells that it is ours.
    if (sentAgo !== null && sentAgo >= remittanceTerms.keyLives)
      return {
        state: 'REFUSED',
        reason:
          'ЮKassa больше суток не отвечала, пробит ли чек. Это видно в её кабинете: второй чек на те же деньги не нужен',
      };
    const reply = await post(document);
    const read = receipt.safeParse(reply.body);
    if (reply.status === 200 && read.success) return answerOf(read.data.id, read.data.status, read.data);
    const refused = yookassaRefusal(reply);
    if (refused === null) throw new TillSilent(yookassaStrange);
    return {
      state: 'REFUSED',
      reason: refused.ofKey ? `${refused.reason}: пробит ли чек, видно в кабинете ЮKassa` : refused.reason,
    };
  };

  return {
    name: 'YOOKASSA',
    provider: 'YOOKASSA',
    lacking: ({ lines }) =>
      config.withPayment && lines.some(({ principal }) => principal !== null) ? cannotName('ЮKassa') : null,
    issue,
    ask: async (documentId) => {
      if (isCarrier(documentId)) return ofCarrier(documentId);
      const found = await get(receipt, `/receipts/${encodeURIComponent(documentId)}`);
      return answerOf(documentId, found.status, found);
    },
  };
};
