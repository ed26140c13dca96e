import { days, hours } from './durations';

export const disputeTerms = {
  /** After FINISHED. */
  openWithin: hours(24),
  /** The other side's silence grants it. */
  answer: hours(24),
  /** A moderator's silence means a full refund. */
  decision: days(14),
  reasonMin: 20,
  reasonMax: 2000,
  maxFiles: 5,
} as const;
