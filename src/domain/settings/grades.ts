import type { MateLevel } from '../enums/mate-level';

export interface Grade {
  readonly level: MateLevel;
  /** Percent of order. */
  readonly percent: number;
  /** Finished hours from which it may be reached; null where it is appointed. */
  readonly fromHours: number | null;
}

/** From the lowest to the highest. */
export const grades: readonly Grade[] = [
  { level: 'BEGINNER_I', percent: 67, fromHours: 0 },
  { level: 'BEGINNER_II', percent: 72, fromHours: 21 },
  { level: 'BEGINNER_III', percent: 75, fromHours: 51 },
  { level: 'EXPERT', percent: 78, fromHours: 201 },
  { level: 'PRO', percent: 82, fromHours: 401 },
  { level: 'STAR', percent: 85, fromHours: null },
];

/** A promotion also needs this rating, in hundredths. */
export const promotionRatingHundredths = 450;

export const gradeRecalculationDays = 7;
