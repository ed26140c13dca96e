import type { Kopecks } from '../money/kopecks';

/** A promo code in force: a percent (1–50) or a fixed sum; exactly one of them is set. */
export interface SquadPromo {
  readonly code: string;
  readonly percent: number | null;
  readonly amount: Kopecks | null;
  /** A lesson of a course, paid with it: it may leave nothing to pay. */
  readonly prepaid?: boolean;
}
