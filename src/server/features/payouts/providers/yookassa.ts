import * as z from 'zod/mini';
import type { YookassaPayoutsConfig } from '../../../platform/config/payouts-config';
import {
  ProviderDown,
  sumOfText,
  yookassaAmount,
  yookassaCalls,
  yookassaRemittance,
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

/** Payouts by YooKassa, known by their metadata. */
export const yookassaPayouts = (config: YookassaPayoutsConfig): PayoutProvider => {
  const { apiUrl, gateway, secret } = config;
  const calls = yookassaCalls(apiUrl, gateway, secret);

  const destinationOf = ({ method, wallet, bank }: PayoutRequest) => {
    const type = config.methods[method];
    if (type === 'bank_card') return { type, card: { number: wallet } };
    if (type === 'sbp') return { type, phone: wallet.replace('+', ''), bank_id: bankOf(config, bank) };
    return { type, account_number: wallet };
  };

  return {
    id: 'YOOKASSA',
    serves: servesBy(config),
    ...yookassaRemittance<PayoutRequest, z.output<typeof payout>>(calls, {
      path: '/payouts',
      parse: (body) => payout.safeParse(body).data ?? null,
      post: (request) =>
        calls.post('/payouts', request.key, {
          amount: yookassaAmount(request.amount),
          payout_destination_data: destinationOf(request),
          description: 'Вывод заработка',
          metadata: { payout: request.key },
        }),
      search: async ({ key }) => {
        const { status, body } = await calls.get('/payouts/search', { 'metadata[payout]': key });
        const list = found.safeParse(body);
        if (status !== 200 || !list.success) throw new ProviderDown(yookassaStrange);
        return list.data.items;
      },
      mismatch: (one, { amount }) =>
        sumOfText(one.amount.value) === amount ? null : `выплата ${one.id} на другую сумму: ${one.amount.value} ₽`,
      canceled: (reason) => reasons[reason] ?? `отменена: ${reason || 'без причины'}`,
      several: (count) => `выплат с этим ключом ${count}`,
    }),
    balance: async () => {
      const { status, body } = await calls.get('/me');
      const account = me.safeParse(body);
      if (status !== 200 || !account.success) throw new ProviderDown(yookassaStrange);
      return account.data.payout_balance === undefined ? null : sumOfText(account.data.payout_balance.value);
    },
  };
};
