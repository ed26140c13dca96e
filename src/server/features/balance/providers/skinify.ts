import * as z from 'zod/mini';
import { methodsOf } from '#domain/money/payment-methods.ts';
import type { SkinifyConfig } from '#server/platform/config/payments-config.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { paymentMethodTerms } from '#domain/money/payment-methods.ts';
import { callProvider, ProviderRefused } from './call-provider';
import type { CallbackOutcome, DepositProvider } from './provider';
import { isSignature, md5 } from './signatures';
import { sumOfText, sumText } from './sums';

const started = z.object({ url: z.url(), transaction_id: z.optional(z.union([z.string(), z.number()])) });

const outcomes: Readonly<Record<string, CallbackOutcome>> = { success: 'PAID', failed: 'DECLINED', pending: 'DELAYED' };

/** The 64-bit SteamID from the 32-bit `partner` parameter of a trade URL. */
const steamId = (partner: string): string => String(BigInt(partner) + 76_561_197_960_265_728n);

/** Skins of Steam games: their value is known only when they have been handed over. */
export const skinify = ({ token, apiUrl, addresses }: SkinifyConfig): DepositProvider => ({
  id: 'SKINIFY',
  methods: methodsOf('SKINIFY'),
  addresses,
  secretFields: ['token_md5'],
  start: async ({ depositId, steam, pages }) => {
    if (steam === null) throw new ProviderRefused('skins are taken by a trade address');
    const body = new URLSearchParams({
      deposit_id: depositId,
      steam_id: steamId(steam.partner),
      trade_url_token: steam.token,
      min_amount: sumText(paymentMethodTerms.SKINS.min),
      currency: 'RUB',
      result_url: pages.callback,
      success_url: pages.back,
      fail_url: pages.back,
    });
    const answer = started.safeParse(
      await callProvider(`${apiUrl}/create-deposit`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', token },
        body: body.toString(),
      }),
    );
    if (!answer.success) throw new ProviderRefused('SKINIFY did not start the payment');
    const { url, transaction_id: id } = answer.data;
    return { url, externalId: id === undefined ? null : String(id) };
  },
  readCallback: ({ rawBody }) => {
    const form = new URLSearchParams(rawBody.toString('utf8'));
    if (!isSignature(md5(token), form.get('token_md5'))) throw new Refusal('FORBIDDEN');
    const outcome = outcomes[form.get('status') ?? ''];
    if (outcome === undefined) throw new Refusal('VALIDATION_ERROR');
    if (outcome !== 'PAID') return { depositId: form.get('deposit_id') ?? '', amount: null, outcome };
    if (form.get('amount_currency') !== 'RUB') throw new Refusal('VALIDATION_ERROR');
    return { depositId: form.get('deposit_id') ?? '', amount: sumOfText(form.get('amount')), outcome };
  },
  // Skins do not come back.
  refund: null,
  successResponse: { text: 'OK' },
});
