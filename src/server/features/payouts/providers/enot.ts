import * as z from 'zod/mini';
import type { EnotPayoutsConfig } from '../../../platform/config/payouts-config';
import { askProvider, ProviderDown, sumOfText, sumText } from '../../balance/public';
import type { PayoutProvider } from './provider';
import { bankOf, servesBy } from './serves';

const id = z.union([z.string(), z.number()]);
const created = z.object({ data: z.object({ payoff_id: id }) });
const info = z.object({
  data: z.object({
    payoff_id: id,
    order_id: z.string(),
    status: z.enum(['wait', 'success', 'fail']),
    error_message: z.optional(z.nullable(z.string())),
  }),
});
const account = z.object({ data: z.object({ active_balance: id }) });
const failed = z.object({ error: z.unknown() });

const refusals = [401, 422];
const unknown = [404, 422];

const words = (body: unknown): string => {
  const read = failed.safeParse(body);
  const said = read.success ? read.data.error : null;
  return typeof said === 'string' ? said : JSON.stringify(said ?? 'без объяснения');
};

const strange = 'an answer that the documents do not name';

/**
 * Payouts by ENOT. A repeated number of ours is not said to be refused, so after a lost answer it is only asked about,
 * and what ENOT does not find is left to an operator.
 */
export const enotPayouts = (config: EnotPayoutsConfig): PayoutProvider => {
  const headers = { accept: 'application/json', 'x-api-signature-sha256': config.key };
  return {
    id: 'ENOT',
    serves: servesBy(config),
    send: async ({ key, method, wallet, bank, amount }) => {
      const { status, body } = await askProvider(`${config.apiUrl}/payoff/create`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({
          user_id: config.user,
          service: config.methods[method],
          wallet_to: wallet,
          amount: sumText(amount),
          order_id: key,
          // The fee is the account's, so that the person receives the whole sum.
          subtract: 1,
          ...(method === 'SBP' ? { payoff_data: { sbp_bank_type: bankOf(config, bank) } } : {}),
        }),
      });
      const read = created.safeParse(body);
      if (status === 200 && read.success) return { state: 'AT_WORK', externalId: String(read.data.data.payoff_id) };
      if (refusals.includes(status)) return { state: 'REFUSED', reason: words(body) };
      throw new ProviderDown(strange);
    },
    ask: async ({ key }) => {
      const query = new URLSearchParams({ user_id: config.user, order_id: key });
      const { status, body } = await askProvider(`${config.apiUrl}/payoff/info?${query.toString()}`, { headers });
      const read = info.safeParse(body);
      // How it says that it knows no such number is not documented; that it refuses to tell says no more than that.
      if (unknown.includes(status)) return { state: 'NOT_THERE' };
      if (status !== 200 || !read.success || read.data.data.order_id !== key) throw new ProviderDown(strange);
      const { payoff_id, status: state, error_message: reason } = read.data.data;
      if (state === 'success') return { state: 'DONE', reference: String(payoff_id) };
      if (state === 'wait') return { state: 'AT_WORK', externalId: String(payoff_id) };
      return { state: 'REFUSED', reason: reason ?? 'без объяснения' };
    },
    balance: async () => {
      const { status, body } = await askProvider(
        `${config.apiUrl}/account/users/${encodeURIComponent(config.user)}/balance`,
        { headers },
      );
      const read = account.safeParse(body);
      if (status !== 200 || !read.success) throw new ProviderDown(strange);
      return sumOfText(read.data.data.active_balance);
    },
  };
};
