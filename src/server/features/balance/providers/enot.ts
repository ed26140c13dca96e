import * as z from 'zod/mini';
import type { PaymentMethod } from '#domain/money/deposit.ts';
import { methodsOf } from '#domain/money/payment-methods.ts';
import { days } from '#domain/time/durations.ts';
import type { EnotConfig } from '#server/platform/config/payments-config.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { callProvider, ProviderRefused } from './call-provider';
import { enotRefund } from './enot-refund';
import type { CallbackOutcome, DepositProvider } from './provider';
import { sortedPhpJson } from './php-json';
import { hmacSha256, isSignature } from './signatures';
import { sumOfText, sumText } from './sums';

/** The provider's names of payment methods. */
const methodNames: Readonly<Partial<Record<PaymentMethod, string>>> = {
  SBP: 'sbp',
  UMONEY: 'yoomoney',
  P2P_CARD: 'p2p_card',
  INTERNATIONAL_CARD: 'card_int',
  CARD_KZ: 'card_kz',
  CARD_UA: 'card_ua',
  BITCOIN: 'bitcoin',
  ETHEREUM: 'ethereum',
  LITECOIN: 'litecoin',
  DASH: 'dash',
  ZCASH: 'zcash',
  USDT_TRC_20: 'usdt_trc20',
};

const started = z.object({ data: z.object({ url: z.url(), id: z.optional(z.string()) }) });
const callbackBody = z.object({
  order_id: z.string(),
  /** A refund may name another sum instead. */
  amount: z.optional(z.union([z.string(), z.number()])),
  currency: z.optional(z.string()),
  status: z.string(),
  /** 1: a payment, 2: a refund. */
  type: z.optional(z.union([z.string(), z.number()])),
});

const outcomes: Readonly<Record<string, CallbackOutcome>> = {
  success: 'PAID',
  fail: 'DECLINED',
  expired: 'DECLINED',
  pending: 'DELAYED',
  refund: 'REFUNDED',
};

/**
 * HMAC of the body as the provider's own library writes it, which is not as it is sent.
 * @throws Refusal VALIDATION_ERROR for what is no JSON
 */
export const enotSignature = (body: string, key: string): string =>
  hmacSha256(
    key,
    readJson(() => sortedPhpJson(body)),
  );

const readJson = <T>(read: () => T): T => {
  try {
    return read();
  } catch {
    throw new Refusal('VALIDATION_ERROR');
  }
};

export const enot = ({ shopId, apiKey, callbackKey, apiUrl, addresses }: EnotConfig): DepositProvider => ({
  id: 'ENOT',
  methods: methodsOf('ENOT'),
  addresses,
  secretFields: [],
  start: async ({ depositId, amount, method, pages }) => {
    const body = {
      shop_id: shopId,
      order_id: depositId,
      amount: sumText(amount ?? 0),
      currency: 'RUB',
      hook_url: pages.callback,
      success_url: pages.back,
      fail_url: pages.back,
      include_service: [methodNames[method] ?? 'card'],
    };
    const answer = started.safeParse(
      await callProvider(`${apiUrl}/invoice/create`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', 'x-api-key': apiKey },
        body: JSON.stringify(body),
      }),
    );
    if (!answer.success) throw new ProviderRefused('ENOT did not start the payment');
    return { url: answer.data.data.url, externalId: answer.data.data.id ?? null };
  },
  readCallback: ({ headers, rawBody }) => {
    const body = rawBody.toString('utf8');
    if (!isSignature(enotSignature(body, callbackKey), headers['x-api-sha256-signature']))
      throw new Refusal('FORBIDDEN');
    const json: unknown = JSON.parse(body);
    const read = callbackBody.safeParse(json);
    const outcome = read.success ? outcomes[read.data.status] : undefined;
    if (read.success && (outcome === 'REFUNDED' || String(read.data.type) === '2'))
      return { depositId: read.data.order_id, ...enotRefund(json, sortedPhpJson(body)) };
    if (!read.success || outcome === undefined || (read.data.currency ?? 'RUB') !== 'RUB')
      throw new Refusal('VALIDATION_ERROR');
    return { depositId: read.data.order_id, amount: sumOfText(read.data.amount), outcome };
  },
  // No call for it is documented.
  refund: { byHand: true, parts: 'ANY', within: days(365) },
  successResponse: { text: 'OK' },
});
