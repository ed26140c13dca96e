import { type CategoryKind, trialLesson } from '../games/category';
import type { MateLevel } from '../mates/grade';
import { type Kopecks, rublesToKopecks } from '../money/kopecks';

/** Price of an hour of one mate by level, before the category. Kopecks. */
export type HourlyRates = Readonly<Record<MateLevel, Kopecks>>;

/** Default rates, in force until operators change the settings. */
export const hourlyRates: HourlyRates = {
  BEGINNER_I: rublesToKopecks(300),
  BEGINNER_II: rublesToKopecks(400),
  BEGINNER_III: rublesToKopecks(500),
  EXPERT: rublesToKopecks(700),
  PRO: rublesToKopecks(1000),
  STAR: rublesToKopecks(2000),
};

/** Default percent of the rate by kind of category. */
export const categoryPercents: Readonly<Record<CategoryKind, number>> = {
  FUN: 100,
  E_GIRL: 120,
  RANK_UP: 130,
  EDUCATION: 150,
  EDUCATION_PROMO: 150,
  FAMOUS: 300,
};

/** Durations on offer in minutes, with the discount in percent. */
export const durationDiscounts = [
  { minutes: 30, percent: 0 },
  { minutes: 60, percent: 0 },
  { minutes: 90, percent: 0 },
  { minutes: 120, percent: 5 },
  { minutes: 180, percent: 10 },
  { minutes: 240, percent: 10 },
] as const;

/** Surcharge in percent for each non-mate after the first. */
export const extraClientPercent = 25;

/** Each mate's quote is rounded up to a multiple of this. */
export const quoteStep: Kopecks = rublesToKopecks(10);

/** Lengths of a session on offer, in minutes. */
export const offeredDurations: readonly number[] = durationDiscounts.map((offer) => offer.minutes);

/** Discount in percent for a session of this length: that of the longest offered duration it reaches. */
export const durationDiscount = (minutes: number): number =>
  durationDiscounts.findLast((offer) => minutes >= offer.minutes)?.percent ?? 0;

/** Whether a session of this length (minutes) can be ordered; a trial lesson has one fixed length. */
export const isOfferedDuration = (minutes: number, categoryKind: CategoryKind): boolean =>
  categoryKind === trialLesson.categoryKind
    ? minutes === trialLesson.durationMinutes
    : durationDiscounts.some((offer) => offer.minutes === minutes);
