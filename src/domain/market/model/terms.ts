import type { MateLevel } from '../../mates/grade';
import type { CategoryKind } from '../../games/category';

/*
 * The numbers of the specification, stated once more on purpose: the market would notice nothing if it took them from
 * the code that it judges.
 */

const minute = 60_000;
const hour = 60 * minute;

/** How long each thing waits, ms. */
export const waits = {
  idle: 60 * minute,
  order: 10 * minute,
  friend: 30 * minute,
  ready: 15 * minute,
  lobby: 10 * minute,
  lateOwner: 5 * minute,
  hot: 15 * minute,
  offer: 5 * minute,
  pause: 15 * minute,
  ping: minute,
  earlyNotBefore: 10 * minute,
  earlyAnswer: 5 * minute,
  disputeOpens: 24 * hour,
  disputeAnswer: 24 * hour,
  disputeDecision: 14 * 24 * hour,
  settlement: 24 * hour,
  repeat: 30 * 24 * hour,
} as const;

/** Kopecks for an hour of a mate. */
export const hourOf: Readonly<Record<MateLevel, number>> = {
  BEGINNER_I: 30_000,
  BEGINNER_II: 40_000,
  BEGINNER_III: 50_000,
  EXPERT: 70_000,
  PRO: 100_000,
  STAR: 200_000,
};

/** Percent of the rate. */
export const percentOfKind: Readonly<Record<CategoryKind, number>> = {
  FUN: 100,
  E_GIRL: 120,
  RANK_UP: 130,
  EDUCATION: 150,
  EDUCATION_PROMO: 150,
  FAMOUS: 300,
};

/** Percent off for long sessions. */
export const discountOf = (minutes: number): number => (minutes >= 180 ? 10 : minutes >= 120 ? 5 : 0);

export const terms = {
  extraClient: 25,
  /** Kopecks. */
  roundedTo: 1000,
  trialPrice: 19_900,
  trialMinutes: 30,
  trialSlots: 2,
  promoMost: 50,
  promoLeaves: 5000,
  lateCancellation: 50,
  earlyLeast: 50,
  earlyRequests: 2,
  roundedMinutes: 15,
  offers: 10,
  slotsLeast: 2,
} as const;

/** Milliseconds of so many minutes. */
export const ms = (minutes: number): number => minutes * minute;
