import { lazyComponent } from '#client/kit/overlay/lazy-component.tsx';

const promoCode = lazyComponent(() =>
  import(/* webpackChunkName: "create-squad-client" */ './promo-code-section').then((m) => m.PromoCodeSection),
);
const payParts = lazyComponent(() =>
  import(/* webpackChunkName: "create-squad-client" */ '#client/entities/money/payment-breakdown.tsx').then(
    (m) => m.PaymentBreakdown,
  ),
);
const prepayChoice = lazyComponent(() =>
  import(/* webpackChunkName: "create-squad-client" */ '../prepay/prepay-choice').then((m) => m.PrepayChoice),
);

/**
 * Sections of the summary that only a signed-in client has. The payment breakdown is requested first and shown last;
 * the space for a promo code is reserved.
 */
export const clientSections = {
  promoCode,
  payParts,
  prepayChoice,
  preload: async (): Promise<void> => {
    await Promise.all([promoCode.preload(), payParts.preload(), prepayChoice.preload()]);
  },
} as const;
