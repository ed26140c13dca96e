import { days, hours, minutes } from '../../time/durations';

/** What a game may allow at most. */
const maxGameSlots = 10;

/** Sizes of a squad. */
export const squadLimits = {
  minSlots: 2,
  maxSlots: 5,
  maxGameSlots,
  /** Mates, or friends, called at once: everybody but the owner in the largest squad. */
  maxCalled: maxGameSlots - 1,
  maxOpenOffers: 10,
  minLanguages: 1,
  maxLanguages: 5,
  repeatWithinDays: 30,
} as const;

/** How often one person may call the same other one into a squad; the window is real time. */
export const inviteTerms = { perPair: 12, window: hours(1) } as const;

/** What a late cancellation costs. */
export const lateCancellationTerms = {
  /** Percent of what is held that goes to mates who already stand in the lobby. */
  lobbyMatesPercent: 50,
} as const;

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
  fileKinds: ['jpeg', 'png', 'webp', 'gif', 'mp4', 'webm', 'dem', 'pdf'],
} as const;

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
