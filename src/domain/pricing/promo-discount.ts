import type { Kopecks } from '../money/kopecks';
import { percentOf } from '../money/percent-of';
import { promoCodeLimits } from '../settings/promo-code-limits';
import type { SquadPromo } from '../squad/squad-promo';

/** What a promo code takes off a sum: at least 50 rubles remain to pay, but where it was paid for before. */
export const promoDiscount = (promo: SquadPromo, payable: Kopecks): Kopecks => {
  const wanted = promo.percent === null ? (promo.amount ?? 0) : percentOf(payable, Math.min(promo.percent, promoCodeLimits.maxPercent));
  return Math.max(0, Math.min(wanted, payable - (promo.prepaid ? 0 : promoCodeLimits.minRemainder)));
};
