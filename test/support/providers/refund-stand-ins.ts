import { freekassaStandIn } from './freekassa-stand-in';
import { freekassaCallback, type SentCallback, unitpayCallback } from './provider-callbacks';
import { providersOn } from './provider-stand-in';
import { unitpayStandIn } from './unitpay-stand-in';
import { yookassaOn, yookassaStandIn } from './yookassa-stand-in';

export const refundProviders = ['UNITPAY', 'YOOKASSA', 'FREEKASSA'] as const;

type RefundProvider = (typeof refundProviders)[number];

/** What every provider that gives payments back by a call may do. */
export type RefundMood = 'well' | 'loses' | 'silent' | 'strange' | 'refuses';

export interface RefundStandIn {
  readonly on: Readonly<Record<string, string>>;
  /** Rubles that were given back of a payment, each once; null: all of it. Providers know it by one id or the other. */
  refundsOf(paymentId: string | null, depositId: string): readonly (string | null)[];
  behave(mood: RefundMood): void;
  /** One of its own moods by a number from 0 to 9, mostly well; payments always go well. */
  behaveBy(pick: number): void;
  /** Its notice of a payment that was paid. */
  says(payment: { readonly depositId: string; readonly sum: string }): SentCallback;
  stop(): Promise<void>;
}

const unitpayMoods = ['loses', 'loses', 'silent', 'refuses'] as const;
const freekassaMoods = ['loses', 'silent', 'refuses', 'strange', 'overtaken'] as const;
const yookassaMoods = ['loses', 'breaks', 'silent', 'refuses', 'slow', 'cancels', 'strange'] as const;

const made: Readonly<Record<RefundProvider, () => Promise<RefundStandIn>>> = {
  UNITPAY: async () => {
    const unitpay = await unitpayStandIn();
    return {
      ...unitpay,
      on: providersOn(unitpay.url),
      says: unitpayCallback,
      behaveBy: (pick) => unitpay.behave(unitpayMoods[pick] ?? 'well'),
    };
  },
  YOOKASSA: async () => {
    const yookassa = await yookassaStandIn();
    return {
      ...yookassa,
      on: yookassaOn(yookassa.url),
      behaveBy: (pick) => yookassa.behave(yookassaMoods[pick] ?? 'well', '/refunds'),
    };
  },
  FREEKASSA: async () => {
    const freekassa = await freekassaStandIn();
    return {
      ...freekassa,
      refundsOf: (_paymentId, depositId) => freekassa.refundsOf(depositId),
      says: freekassaCallback,
      behaveBy: (pick) => freekassa.behave(freekassaMoods[pick] ?? 'well'),
    };
  },
};

export const refundStandIn = (provider: RefundProvider): Promise<RefundStandIn> => made[provider]();
