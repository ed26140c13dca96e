import { lazyPart } from '../../../kit/overlay/lazy-part';

const promoCode = lazyPart(() =>
  import(/* webpackChunkName: "create-squad-client" */ './promo-code-part').then((m) => m.PromoCodePart),
);
const payParts = lazyPart(() =>
  import(/* webpackChunkName: "create-squad-client" */ '../../../entities/money/pay-parts').then((m) => m.PayParts),
);
const prepayChoice = lazyPart(() =>
  import(/* webpackChunkName: "create-squad-client" */ '../prepay/prepay-choice').then((m) => m.PrepayChoice),
);

/**
 * What only a client signed in has in the summary. What pays the sum is asked for first and shown after the rest in any
 * case; the place of a code is kept.
 */
export const clientParts = {
  promoCode,
  payParts,
  prepayChoice,
  preload: async (): Promise<void> => {
    await Promise.all([promoCode.preload(), payParts.preload(), prepayChoice.preload()]);
  },
} as const;
