import * as z from 'zod/mini';
import type { PaymentMethod } from '#domain/money/deposit.ts';
import { methodsOf } from '#domain/money/payment-methods.ts';
import type { UnitpayConfig } from '#server/platform/config/payments-config.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { unitpayAdvance } from './advance-receipt';
import { callProvider, ProviderRefused } from './call-provider';
import type { CallbackOutcome, DepositProvider } from './provider';
import { isSignature, sha256 } from './signatures';
import { sumOfText, sumText } from './sums';
import { unitpayRefund } from './unitpay-refund';

/** The provider's names of payment methods. */
const methodNames: Readonly<Partial<Record<PaymentMethod, string>>> = {
  SBP: 'sbp',
  TINKOFF_PAY: 'tinkoffpay',
  UMONEY: 'yandex',
  QIWI: 'qiwi',
  WEBMONEY: 'webmoney',
  PAYPAL: 'paypal',
  APPLEPAY: 'applepay',
  GOOGLEPAY: 'googlepay',
  SAMSUNGPAY: 'samsungpay',
  MTS: 'mc',
  MEGAFON: 'mc',
  BEELINE: 'mc',
  TELE2: 'mc',
};

const currency = 'RUB';
const desc = 'Пополнение баланса';

const started = z.object({
  result: z.object({ redirectUrl: z.url(), paymentId: z.optional(z.union([z.string(), z.number()])) }),
});

const outcomes: Readonly<Record<string, CallbackOutcome>> = { check: 'CHECK', pay: 'PAID', error: 'DECLINED' };

/** `params[sum]=700.00` → `sum`: `700.00`. A nested value, `params[a][b]=1`, is an empty one: the signature has it so. */
const paramsOf = (query: URLSearchParams): ReadonlyMap<string, string> =>
  new Map(
    [...query].flatMap(([name, value]) => {
      const [, inner, nested = ''] = /^params\[([^\]]+)\](.*)$/.exec(name) ?? [];
      return inner === undefined ? [] : [[inner, nested.startsWith('[') ? '' : value] as const];
    }),
  );

const unsigned = new Set(['sign', 'signature']);

/** The signature of a callback's query: its method, the values sorted by their names, the secret. */
export const unitpaySignature = (query: URLSearchParams, secret: string): string =>
  sha256(
    [
      query.get('method') ?? '',
      ...[...paramsOf(query)]
        .filter(([name]) => !unsigned.has(name))
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([, value]) => value),
      secret,
    ].join('{up}'),
  );

/** Two projects use this protocol: the usual one and netting. */
export const unitpay = (
  id: 'UNITPAY' | 'UNITPAY_NETTING',
  { projectId, secretKey, apiUrl, addresses }: UnitpayConfig,
): DepositProvider => ({
  id,
  methods: methodsOf(id),
  addresses,
  secretFields: ['params[signature]', 'params[sign]', 'signature', 'secretKey'],
  start: async ({ depositId, amount, method, address, pages, receipt }) => {
    const sum = sumText(amount ?? 0);
    const fields = {
      paymentType: methodNames[method] ?? 'card',
      account: depositId,
      sum,
      projectId,
      desc,
      currency,
      resultUrl: pages.back,
      ip: address,
      ...unitpayAdvance(receipt, amount ?? 0),
      secretKey,
      signature: sha256([depositId, currency, desc, sum, secretKey].join('{up}')),
    };
    const query = new URLSearchParams({ method: 'initPayment' });
    for (const [name, value] of Object.entries(fields)) query.set(`params[${name}]`, value);
    const answer = started.safeParse(await callProvider(`${apiUrl}/api?${query.toString()}`));
    if (!answer.success) throw new ProviderRefused(`${id} did not start the payment`);
    const { redirectUrl, paymentId } = answer.data.result;
    return { url: redirectUrl, externalId: paymentId === undefined ? null : String(paymentId) };
  },
  readCallback: ({ query: text }) => {
    const query = new URLSearchParams(text);
    const method = query.get('method') ?? '';
    const params = paramsOf(query);
    const outcome = outcomes[method];
    if (!isSignature(unitpaySignature(query, secretKey), params.get('signature'))) throw new Refusal('FORBIDDEN');
    if (outcome === undefined || params.get('projectId') !== projectId || params.get('orderCurrency') !== currency)
      throw new Refusal('VALIDATION_ERROR');
    return { depositId: params.get('account') ?? '', amount: sumOfText(params.get('orderSum')), outcome };
  },
  refund: unitpayRefund({ apiUrl, secretKey }),
  successResponse: { json: { result: { message: 'Запрос обработан' } } },
  failureResponse: (message) => ({ json: { error: { message } } }),
});
