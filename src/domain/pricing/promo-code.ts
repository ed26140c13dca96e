import { correctionLimits } from '../money/correction';
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
  /** What one operator may promise alone: the percent of a code, or what all uses of a fixed one come to. */
  alone: { percent: 30, worth: correctionLimits.secondOperatorAbove },
} as const;

/** State of a code at a moment: the first of these that holds. */
export const promoCodeStates = ['OFF', 'EXPIRED', 'USED_UP', 'WAITING', 'ACTIVE'] as const;

export type PromoCodeState = (typeof promoCodeStates)[number];

interface PromoCodeTerms {
  readonly off: boolean;
  /** Epoch ms. */
  readonly expiresAt: number | null;
  readonly maxUses: number | null;
  readonly uses: number;
  /** A second operator has not agreed yet. */
  readonly waits: boolean;
}

interface Promised {
  readonly percent: number | null;
  readonly amount: Kopecks | null;
  readonly maxUses: number | null;
  readonly maxUsesPerUser: number | null;
  readonly personal: boolean;
}

/** Whether a code may cost so much that a second operator has to agree. */
export const promoCodeNeedsTwo = ({ percent, amount, maxUses, maxUsesPerUser, personal }: Promised): boolean => {
  const { alone } = promoCodeLimits;
  if (percent !== null) return percent > alone.percent;
  const uses = Math.min(maxUses ?? Infinity, personal ? (maxUsesPerUser ?? Infinity) : Infinity);
  return (amount ?? 0) * uses > alone.worth;
};

/** The state of a code at `now` (epoch ms). */
export const promoCodeState = (
  { off, expiresAt, maxUses, uses, waits }: PromoCodeTerms,
  now: number,
): PromoCodeState => {
  if (off) return 'OFF';
  if (expiresAt !== null && expiresAt <= now) return 'EXPIRED';
  if (maxUses !== null && uses >= maxUses) return 'USED_UP';
  return waits ? 'WAITING' : 'ACTIVE';
};

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
