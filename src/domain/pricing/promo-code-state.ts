import { correctionLimits } from '../money/correction';
import type { Kopecks } from '../money/kopecks';

/** What one operator may promise alone: the percent of a code, or what all uses of a fixed one come to. */
export const promoCodeAlone = { percent: 30, worth: correctionLimits.secondOperatorAbove } as const;

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
  if (percent !== null) return percent > promoCodeAlone.percent;
  const uses = Math.min(maxUses ?? Infinity, personal ? (maxUsesPerUser ?? Infinity) : Infinity);
  return (amount ?? 0) * uses > promoCodeAlone.worth;
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
