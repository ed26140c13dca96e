import { lazyComponent } from '../../../kit/overlay/lazy-component';

const promoCode = lazyComponent(() =>
  import(/* webpackChunkName: "create-squad-client" */ './promo-code-section').then((m) => m.PromoCodeSection),
);
const payParts = lazyComponent(() =>
  import(/* webpackChunkName: "create-squad-client" */ '../../../entities/money/payment-breakdown').then(
    (m) => m.PaymentBreakdown,
  ),
);
const prepayChoice = lazyComponent(() =>
  import(/* webpackChunkName: "create-squad-client" */ '../prepay/prepay-choice').then((m) => m.PrepayChoice),
);

/**
 * What only a client signed in has in the summary. What pays the sum is asked for first and shown after the rest in any
 * case; the place of a code is kept.
 */
export const clientSections = {
  promoCode,
  payParts,
  prepayChoice,
  preload: async (): Promise<void> => {
    await Promise.all([promoCode.preload(), payParts.preload(), prepayChoice.preload()]);
  },
} as const;
