import { minutes } from './durations';

/** Finishing a game before its time. */
export const earlyFinishTerms = {
  /** Since the start of the game. */
  notBefore: minutes(10),
  answer: minutes(5),
  maxRequests: 2,
  /** Played time rounds up to this. */
  roundingMinutes: 15,
  /** A payer who asked pays at least this percent. */
  minChargedPercent: 50,
} as const;
