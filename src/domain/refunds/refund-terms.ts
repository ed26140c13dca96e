import { type Kopecks, rublesToKopecks } from '../money/kopecks';
import { doublingPause } from '../time/doubling-pause';
import { days, minutes } from '../time/durations';

/** Which sums of one payment a provider gives back: any parts, one part or all once, or only the whole. */
export type RefundParts = 'ANY' | 'ONCE' | 'WHOLE';

export const refundTerms = {
  /** How long after a deposit its unused part may be asked for, ms; a provider may allow less. */
  within: days(365),
  min: rublesToKopecks(1),
  reasonMax: 500,
  /** How often a provider is asked about a refund whose answer was lost, before an operator looks. */
  questions: 8,
  /** The same of one that says that it is still at work: some two days. */
  questionsAtWork: 100,
} as const;

/** The pause before the question number `asked` (from 0), ms. */
export const pauseBeforeRefundQuestion = (asked: number): number => doublingPause(minutes(1), minutes(30), asked);

interface Refundable {
  readonly amount: Kopecks;
  readonly refunded: Kopecks;
  /** Held for another refund of this deposit. */
  readonly asked: boolean;
  /** When it was credited, epoch ms. */
  readonly paidAt: number;
}

export type RefundObstacle = 'NOT_HERE' | 'TOO_LATE' | 'ASKED_ALREADY' | 'NOTHING_LEFT' | 'ONLY_ONCE' | 'ONLY_WHOLE';

interface Capability {
  readonly parts: RefundParts;
  /** ms after the payment. */
  readonly within: number;
}

/**
 * How much of a deposit may be asked back now, or why nothing: never more than was paid and is still own money. `own`:
 * what the person has on their account; `now` in epoch ms.
 */
export const refundableOf = (
  deposit: Refundable,
  provider: Capability | null,
  own: Kopecks,
  now: number,
): { readonly most: Kopecks; readonly least: Kopecks } | { readonly why: RefundObstacle } => {
  if (provider === null) return { why: 'NOT_HERE' };
  if (deposit.asked) return { why: 'ASKED_ALREADY' };
  if (now - deposit.paidAt > Math.min(refundTerms.within, provider.within)) return { why: 'TOO_LATE' };
  if (provider.parts !== 'ANY' && deposit.refunded > 0) return { why: 'ONLY_ONCE' };
  const most = Math.min(deposit.amount - deposit.refunded, own);
  if (most < refundTerms.min) return { why: 'NOTHING_LEFT' };
  if (provider.parts === 'WHOLE') return most < deposit.amount ? { why: 'ONLY_WHOLE' } : { most, least: most };
  return { most, least: refundTerms.min };
};
