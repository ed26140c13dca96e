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
  /** Of each person. */
  maxFiles: 5,
  maxFileBytes: 20 * 1024 * 1024,
} as const;
