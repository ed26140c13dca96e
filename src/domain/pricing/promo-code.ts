import { type Kopecks, percentOf, rublesToKopecks } from '../money/kopecks';
import type { SquadPromo } from '../squad/facts/squad-bill';

/** Limits of promo codes (domain rules, section 3). */
export const promoCodeLimits = {
  /** Characters of a code. */
  length: { min: 3, max: 32 },
  /** Latin letters only, so that codes work in links and on any keyboard. */
  pattern: /^[0-9A-Z][0-9A-Z-]*$/,
  maxPercent: 50,
  /** Limits of a fixed discount, in kopecks. */
  amount: { min: rublesToKopecks(1), max: rublesToKopecks(50_000) },
  /** Maximum of a code's limit of uses. */
  maxUses: 1_000_000,
  /** The sum that remains to pay is at least this, in kopecks. */
  minRemainder: rublesToKopecks(50),
} as const;

/**
 * The discount of a promo code on a sum, in kopecks: at least 50 rubles remain to pay, except with a prepaid code (a
 * lesson of a course).
 */
export const promoDiscount = (promo: SquadPromo, payable: Kopecks): Kopecks => {
  const wanted =
    promo.percent === null
      ? (promo.amount ?? 0)
      : percentOf(payable, Math.min(promo.percent, promoCodeLimits.maxPercent));
  return Math.max(0, Math.min(wanted, payable - (promo.prepaid ? 0 : promoCodeLimits.minRemainder)));
};
