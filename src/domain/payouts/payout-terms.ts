import { doublingPause } from '../time/doubling-pause';
import { minutes, seconds } from '../time/durations';

/** Who carries payouts out. */
export const payoutProviders = ['YOOKASSA', 'UNITPAY', 'ENOT', 'TRAINING'] as const;

export type PayoutProviderId = (typeof payoutProviders)[number];

export const payoutTerms = {
  /** How long a person may still cancel a withdrawal that no operator looks at, ms. */
  changeOfMind: minutes(10),
  /** How often a provider is asked that does not answer, before an operator looks: some two hours. */
  questions: 10,
  /** The same of one that says that it is still at work: some two days. */
  questionsAtWork: 100,
} as const;

/** The pause before the question number `asked` (from 0), ms. */
export const pauseBeforePayoutQuestion = (asked: number): number => doublingPause(seconds(15), minutes(30), asked);
