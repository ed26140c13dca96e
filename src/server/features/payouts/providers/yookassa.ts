import * as z from 'zod/mini';
import { remittanceTerms } from '#domain/money/remittance.ts';
import type { YookassaPayoutsConfig } from '../../../platform/config/payouts-config';
import {
  ProviderDown,
  type RemittanceAnswer,
  sumOfText,
  yookassaAmount,
  yookassaCalls,
  yookassaRefusal,
  type YookassaReply,
  yookassaStrange,
  yookassaSum,
} from '../../balance/public';
import type { PayoutProvider, PayoutRequest } from './provider';
import { bankOf, servesBy } from './serves';

const payout = z.object({
  id: z.string(),
  status: z.enum(['pending', 'succeeded', 'canceled']),
  amount: yookassaSum,
  cancellation_details: z.optional(z.nullable(z.object({ party: z.string(), reason: z.string() }))),
});
const found = z.object({ items: z.array(payout) });
const me = z.object({ payout_balance: z.optional(yookassaSum) });

/** Reasons of a cancelled payout by its documents (OpenAPI of 2026-07). */
const reasons: Readonly<Record<string, string>> = {
  insufficient_funds: 'на счёте для выплат не хватает денег',
  fraud_suspected: 'подозрение в мошенничестве',
  one_time_limit_exceeded: 'больше лимита одной выплаты',
  periodic_limit_exceeded: 'больше лимита за период',
  rejected_by_payee: 'получатель отказался',
  general_decline: 'отказ без причины',
  issuer_unavailable: 'банк получателя недоступен',
  recipient_not_found: 'получатель не найден',
  recipient_check_failed: 'получатель не прошёл проверку',
  identification_required: 'получателю нужна идентификация',
  self_employed_annual_limit_exceeded: 'годовой лимит самозанятого исчерпан',
};

/**
 * Payouts by YooKassa (API v3). A key is kept for 24 hours after its first use, and the same request with it is carried
 * out once; an older one is never repeated but found by its metadata.
 */
export const yookassaPayouts = (config: YookassaPayoutsConfig): PayoutProvider => {
  const { apiUrl, gateway, secret } = config;
  const calls = yookassaCalls(apiUrl, gateway, secret);

  const destinationOf = ({ method, wallet, bank }: PayoutRequest) => {
    const type = config.methods[method];
    if (type === 'bank_card') return { type, card: { number: wallet } };
    if (type === 'sbp') return { type, phone: wallet.replace('+', ''), bank_id: bankOf(config, bank) };
    return { type, account_number: wallet };
  };
  const post = (request: PayoutRequest) =>
    calls.post('/payouts', request.key, {
      amount: yookassaAmount(request.amount),
      payout_destination_data: destinationOf(request),
      description: 'Вывод заработка',
      metadata: { payout: request.key },
    });

  const readOne = (one: z.output<typeof payout>, { amount }: PayoutRequest): RemittanceAnswer => {
    if (sumOfText(one.amount.value) !== amount)
      return { state: 'UNCLEAR', reason: `выплата ${one.id} на другую сумму: ${one.amount.value} ₽` };
    if (one.status === 'succeeded') return { state: 'DONE', reference: one.id };
    if (one.status === 'pending') return { state: 'AT_WORK', externalId: one.id };
    const reason = one.cancellation_details?.reason ?? '';
    return { state: 'REFUSED', reason: reasons[reason] ?? `отменена: ${reason || 'без причины'}` };
  };
  /** Of a request that makes a payout: `first` where nothing was sent by this key before. */
  const read = (reply: YookassaReply, request: PayoutRequest, first: boolean): RemittanceAnswer => {
    const one = payout.safeParse(reply.body);
    if (reply.status === 200 && one.success) return readOne(one.data, request);
    const refused = yookassaRefusal(reply);
    if (refused === null) throw new ProviderDown(yookassaStrange);
    // A refusal of a repetition says nothing about the first request.
    return first && !refused.ofKey
      ? { state: 'REFUSED', reason: refused.reason }
      : { state: 'UNCLEAR', reason: refused.reason };
  };

  const search = async (request: PayoutRequest): Promise<RemittanceAnswer> => {
    const { status, body } = await calls.get('/payouts/search', { 'metadata[payout]': request.key });
    const list = found.safeParse(body);
    if (status !== 200 || !list.success) throw new ProviderDown(yookassaStrange);
    const [one, ...more] = list.data.items;
    if (one === undefined) return { state: 'NOT_THERE' };
    return more.length > 0
      ? { state: 'UNCLEAR', reason: `выплат с этим ключом ${list.data.items.length}` }
      : readOne(one, request);
  };

  return {
    id: 'YOOKASSA',
    serves: servesBy(config),
    send: async (request) => read(await post(request), request, true),
    ask: async (request) => {
      if (request.externalId !== null) {
        const { status, body } = await calls.get(`/payouts/${encodeURIComponent(request.externalId)}`);
        const one = payout.safeParse(body);
        if (status !== 200 || !one.success) throw new ProviderDown(yookassaStrange);
        return readOne(one.data, request);
      }
      if (request.age >= remittanceTerms.keyLives) return search(request);
      return read(await post(request), request, false);
    },
    balance: async () => {
      const { status, body } = await calls.get('/me');
      const account = me.safeParse(body);
      if (status !== 200 || !account.success) throw new ProviderDown(yookassaStrange);
      return account.data.payout_balance === undefined ? null : sumOfText(account.data.payout_balance.value);
    },
  };
};
