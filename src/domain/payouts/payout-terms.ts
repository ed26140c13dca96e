import { doublingPause } from '../time/doubling-pause';
import { hours, minutes, seconds } from '../time/durations';

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
  /** When a provider that is off for now is tried again, ms. */
  tryAgain: minutes(1),
  /** Characters of what a provider said that are kept. */
  failureMax: 300,
  /** YooKassa keeps a key for 24 hours after its first use; an hour of that is left for clocks and slow calls. */
  keyLives: hours(23),
} as const;

/** The pause before the question number `asked` (from 0), ms. */
export const pauseBeforePayoutQuestion = (asked: number): number => doublingPause(seconds(15), minutes(30), asked);

/** What a provider said, as it may be stored: without long runs of digits, for it may repeat the number of a card. */
export const saidByProvider = (text: string): string =>
  text
    .replaceAll(/\+?\d(?:[ \u00a0-]?\d){8,}/g, (digits) => `••••${digits.replaceAll(/\D/g, '').slice(-4)}`)
    .slice(0, payoutTerms.failureMax);
