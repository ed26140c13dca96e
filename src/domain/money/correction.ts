import { hours } from '../time/durations';
import { type Kopecks, rublesToKopecks } from './kopecks';

/** Why the platform puts a person's own balance right. */
export const correctionKinds = ['COMPENSATION', 'PAYMENT_MISTAKE', 'GOODWILL', 'ABUSE', 'OTHER'] as const;

export type CorrectionKind = (typeof correctionKinds)[number];

/** WAITING: a second operator is wanted; nothing has moved yet. */
export const correctionStatuses = ['WAITING', 'DONE', 'REJECTED'] as const;

export type CorrectionStatus = (typeof correctionStatuses)[number];

export const correctionLimits = {
  /** Of one correction, either way, in kopecks. */
  max: rublesToKopecks(300_000),
  /** Above it two operators decide, in kopecks. */
  secondOperatorAbove: rublesToKopecks(10_000),
  /** Corrections of one operator for one person within this time count together, ms: nobody gets round the limit in parts. */
  countedWithin: hours(24),
} as const;

/**
 * Whether a second operator has to confirm a correction. `recent`: what the same operator has corrected for the same
 * person lately, as absolute sums; in kopecks.
 */
export const needsSecondOperator = (amount: Kopecks, recent: Kopecks): boolean =>
  Math.abs(amount) + recent > correctionLimits.secondOperatorAbove;
