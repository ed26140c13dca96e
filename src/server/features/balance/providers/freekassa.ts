import type { PaymentMethod } from '#domain/money/deposit.ts';
import { days } from '#domain/time/durations.ts';
import type { FreekassaConfig } from '#server/platform/config/payments-config.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { methodsOf } from '#domain/money/payment-methods.ts';
import { freekassaRefund } from './freekassa-refund';
import type { DepositProvider } from './provider';
import { isSignature, md5 } from './signatures';
import { sumOfText, sumText } from './sums';

/** The provider's numbers of payment methods; for a method without one the person chooses on the provider's page. */
const methodNumbers: Readonly<Partial<Record<PaymentMethod, string>>> = {
  VISA: '4',
  UMONEY: '6',
  MASTERCARD: '8',
  QIWI: '10',
  MIR: '12',
  USDT_TRC_20: '15',
  BITCOIN_CASH: '16',
  DASH: '18',
  ZCASH: '20',
  BITCOIN: '24',
  LITECOIN: '25',
  ETHEREUM: '26',
  MEGAFON: '28',
  GOOGLEPAY: '37',
  APPLEPAY: '38',
  WEBMONEY: '40',
  CARD_KZ: '41',
  CARD_UA: '7',
  SBP: '42',
};

const currency = 'RUB';

/** `nextNonce`: of its calls, see `freekassaRefund`. */
export const freekassa = (
  { shopId, secret1, secret2, payUrl, api, addresses }: FreekassaConfig,
  nextNonce: () => Promise<number>,
): DepositProvider => ({
  id: 'FREEKASSA',
  methods: methodsOf('FREEKASSA'),
  addresses,
  secretFields: ['SIGN'],
  start: async ({ depositId, amount, method }) => {
    const sum = sumText(amount ?? 0);
    const query = new URLSearchParams({
      m: shopId,
      oa: sum,
      currency,
      o: depositId,
      s: md5([shopId, sum, secret1, currency, depositId].join(':')),
      lang: 'ru',
    });
    const number = methodNumbers[method];
    if (number !== undefined) query.set('i', number);
    return { url: `${payUrl}/?${query.toString()}`, externalId: null };
  },
  readCallback: ({ rawBody }) => {
    const form = new URLSearchParams(rawBody.toString('utf8'));
    const [merchant, sum, depositId] = [form.get('MERCHANT_ID'), form.get('AMOUNT'), form.get('MERCHANT_ORDER_ID')];
    const expected = md5([merchant, sum, secret2, depositId].join(':'));
    if (merchant !== shopId || !isSignature(expected, form.get('SIGN'))) throw new Refusal('FORBIDDEN');
    return { depositId: depositId ?? '', amount: sumOfText(sum), outcome: 'PAID' };
  },
  refund:
    api === null
      ? { byHand: true, parts: 'WHOLE', within: days(365) }
      : freekassaRefund({ apiUrl: api.url, apiKey: api.key, shopId, nextNonce }),
  successResponse: { text: 'YES' },
});
