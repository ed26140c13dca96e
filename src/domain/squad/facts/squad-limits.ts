import { days, hours, minutes } from '../../time/durations';

/** The maximum that a game may allow. */
const maxGameSlots = 10;

/** Limits of a squad. */
export const squadLimits = {
  minSlots: 2,
  maxSlots: 5,
  maxGameSlots,
  /** Mates, or friends, invited together: everybody but the owner in the largest squad. */
  maxCalled: maxGameSlots - 1,
  maxOpenOffers: 10,
  minLanguages: 1,
  maxLanguages: 5,
  repeatWithinDays: 30,
} as const;

/** How often one person may invite the same other person; a window of real time, ms. */
export const inviteTerms = { perPair: 12, window: hours(1) } as const;

/** What a cancellation in the lobby costs. */
export const lateCancellationTerms = {
  /** Percent of the held money that goes to the mates who are already in the lobby. */
  lobbyMatesPercent: 50,
} as const;

/** Terms of disputes: times in ms, texts in characters, sizes in bytes (domain rules, section 1, Dispute). */
export const disputeTerms = {
  /** How long after FINISHED a dispute may be opened, ms. */
  openWithin: hours(24),
  /** Term of the other side's answer, ms; silence grants the dispute. */
  answer: hours(24),
  /** Term of a moderator's decision, ms; then everything is refunded. */
  decision: days(14),
  reasonMin: 20,
  reasonMax: 2000,
  /** Files of each person. */
  maxFiles: 5,
  maxFileBytes: 20 * 1024 * 1024,
} as const;

/** Terms of finishing a game early (domain rules, section 1). */
export const earlyFinishTerms = {
  /** Earliest request after the start of the game, ms. */
  notBefore: minutes(10),
  answer: minutes(5),
  maxRequests: 2,
  /** Played time is rounded up to a multiple of this. */
  roundingMinutes: 15,
  /** Minimum percent of the order that is charged when a payer made the request. */
  minChargedPercent: 50,
} as const;
