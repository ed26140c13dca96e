import type { CategoryKind } from '../enums/category-kind';
import type { MateLevel } from '../enums/mate-level';
import type { Kopecks } from '../money/kopecks';
import { rublesToKopecks } from '../money/rubles-to-kopecks';

/** Price of an hour of one mate, before the category. */
export const hourlyRates: Readonly<Record<MateLevel, Kopecks>> = {
  BEGINNER_I: rublesToKopecks(300),
  BEGINNER_II: rublesToKopecks(400),
  BEGINNER_III: rublesToKopecks(500),
  EXPERT: rublesToKopecks(700),
  PRO: rublesToKopecks(1000),
  STAR: rublesToKopecks(2000),
};

/** Percent of the rate. */
export const categoryPercents: Readonly<Record<CategoryKind, number>> = {
  FUN: 100,
  E_GIRL: 120,
  RANK_UP: 130,
  EDUCATION: 150,
  EDUCATION_PROMO: 150,
  FAMOUS: 300,
};

/** Durations on offer, in minutes, and the percent taken off. */
export const durationDiscounts = [
  { minutes: 30, percent: 0 },
  { minutes: 60, percent: 0 },
  { minutes: 90, percent: 0 },
  { minutes: 120, percent: 5 },
  { minutes: 180, percent: 10 },
  { minutes: 240, percent: 10 },
] as const;

/** Added for each non-mate beyond the first. */
export const extraClientPercent = 25;

/** Each mate's quote rounds up to this. */
export const quoteStep: Kopecks = rublesToKopecks(10);

/** Lengths of a session on offer, in minutes. */
export const offeredDurations: readonly number[] = durationDiscounts.map((offer) => offer.minutes);
