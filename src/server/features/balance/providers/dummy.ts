import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { rubles, uuid } from '#contract/schemas/fields.ts';
import { type Kopecks, kopecksToRubles, rublesToKopecks } from '#domain/money/kopecks.ts';
import { days } from '#domain/time/durations.ts';
import { methodsOf } from '#domain/money/payment-methods.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { CallbackRequest, DepositProvider, ProviderCallback, ProviderRefund } from './provider';
import { dummyPaymentPath } from '#contract/routes/demo-pages.ts';
import { hmacSha256, isSignature, sha256 } from './signatures';

const signatureHeader = 'x-dummy-signature';

/** HMAC-SHA256 over the raw body, hex, with a key derived for this provider. */
const sign = (secret: string, rawBody: Buffer): string =>
  hmacSha256(createHmac('sha256', secret).update('provider:DUMMY').digest(), rawBody);

const callbackBody = z.object({
  depositId: uuid,
  amount: rubles,
  status: z.enum(['PAID', 'DECLINED', 'DELAYED', 'REFUNDED']),
});

const parse = (rawBody: Buffer): ProviderCallback => {
  try {
    const text = rawBody.toString('utf8');
    const { depositId, amount, status } = callbackBody.parse(JSON.parse(text));
    const read = { depositId, amount: rublesToKopecks(amount), outcome: status } as const;
    return status === 'REFUNDED' ? { ...read, refund: { whole: null, id: sha256(text) } } : read;
  } catch {
    throw new Refusal('VALIDATION_ERROR');
  }
};

/** Nobody has paid, so that nothing is to be given back: done at once. */
const dummyRefund: ProviderRefund = {
  parts: 'ANY',
  within: days(365),
  needsExternalId: false,
  send: async ({ refundId }) => ({ state: 'DONE', reference: refundId }),
  ask: async ({ refundId }) => ({ state: 'DONE', reference: refundId }),
};

/** The provider that moves no real money: a page of the product acts as its payment page. */
export const dummyProvider = (secret: string): DepositProvider => ({
  id: 'DUMMY',
  methods: methodsOf('DUMMY').filter((method) => method !== 'DUMMY'),
  addresses: [],
  secretFields: [],
  start: async ({ depositId }) => ({ url: dummyPaymentPath({ depositId }), externalId: null }),
  readCallback: ({ headers, rawBody }) => {
    if (!isSignature(sign(secret, rawBody), headers[signatureHeader])) throw new Refusal('FORBIDDEN');
    return parse(rawBody);
  },
  refund: dummyRefund,
  successResponse: { text: 'OK' },
});

export type DummyOutcome = ProviderCallback & { readonly amount: Kopecks };

/** The callback as the provider would send it over the network: the same bytes and signature. */
export const dummyCallback = (secret: string, { depositId, amount, outcome }: DummyOutcome): CallbackRequest => {
  const rawBody = Buffer.from(JSON.stringify({ depositId, amount: kopecksToRubles(amount), status: outcome }));
  return { rawBody, query: '', headers: { [signatureHeader]: sign(secret, rawBody) } };
};
