import * as z from 'zod/mini';
import type { UnitpayPayoutsConfig } from '../../../platform/config/payouts-config';
import { askProvider, ProviderDown, type RemittanceAnswer, sumText } from '../../balance/public';
import type { PayoutProvider, PayoutRequest } from './provider';
import { bankOf, servesBy } from './serves';

const answered = z.object({
  result: z.object({
    status: z.enum(['success', 'not_completed']),
    payoutId: z.optional(z.union([z.string(), z.number()])),
  }),
});
const failed = z.object({
  error: z.object({ message: z.string(), code: z.optional(z.union([z.string(), z.number()])) }),
});

/**
 * Mass payouts by UNITPAY. A transaction's id of ours is carried out once for ever, whatever else is sent with it, so a
 * lost answer is asked for by the same call. Its documents do not say which errors are final: after any an operator looks.
 */
export const unitpayPayouts = (config: UnitpayPayoutsConfig): PayoutProvider => {
  const pay = async (request: PayoutRequest): Promise<RemittanceAnswer> => {
    const { key, method, wallet, bank, amount } = request;
    const params = {
      login: config.login,
      secretKey: config.secret,
      transactionId: key,
      sum: sumText(amount),
      purse: wallet.replace('+', ''),
      paymentType: config.methods[method] ?? '',
      ...(method === 'SBP' ? { memberId: bankOf(config, bank) ?? '' } : {}),
    };
    const query = new URLSearchParams({ method: 'massPayment' });
    for (const [name, value] of Object.entries(params)) query.set(`params[${name}]`, value);
    const { body } = await askProvider(`${config.apiUrl}/api?${query.toString()}`);
    const error = failed.safeParse(body);
    if (error.success) {
      const { code, message } = error.data.error;
      return { state: 'UNCLEAR', reason: code === undefined ? message : `${message} (${code})` };
    }
    const read = answered.safeParse(body);
    if (!read.success) throw new ProviderDown('an answer that the documents do not name');
    const { status, payoutId } = read.data.result;
    const id = payoutId === undefined ? null : String(payoutId);
    return status === 'success' ? { state: 'DONE', reference: id } : { state: 'AT_WORK', externalId: id };
  };
  return {
    id: 'UNITPAY',
    serves: servesBy(config),
    send: pay,
    ask: pay,
    // The fields of the account's balance are not known from its documents.
    balance: () => Promise.resolve(null),
  };
};
