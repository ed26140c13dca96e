export const mateLevels = ['BEGINNER_I', 'BEGINNER_II', 'BEGINNER_III', 'EXPERT', 'PRO', 'STAR'] as const;

export type MateLevel = (typeof mateLevels)[number];

interface Grade {
  readonly level: MateLevel;
  /** Percent of order. */
  readonly percent: number;
  /** Finished hours from which the grade can be reached; null: by appointment only. */
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

/** The grade of a mate who has just been admitted. */
export const firstGrade: MateLevel = 'BEGINNER_I';

/** Minimum rating for a promotion, in hundredths. */
export const promotionRatingHundredths = 450;

/** Days between two recalculations of all grades. */
export const gradeRecalculationDays = 7;

const rank = (level: MateLevel): number => grades.findIndex((grade) => grade.level === level);

/**
 * The grade of a mate at the weekly recalculation: by finished hours, promoted only with a rating of at least 4.5,
 * never demoted, STAR by appointment only (domain rules, section 2).
 */
export const gradeFor = (current: MateLevel, finishedMinutes: number, ratingHundredths: number): MateLevel => {
  if (ratingHundredths < promotionRatingHundredths) return current;
  const finishedHours = Math.floor(finishedMinutes / 60);
  const reached = grades.findLast((grade) => grade.fromHours !== null && grade.fromHours <= finishedHours);
  return reached && rank(reached.level) > rank(current) ? reached.level : current;
};

/** The default percent of order of a grade; an administrator may set another for a mate. */
export const percentOfGrade = (level: MateLevel): number => grades.find((grade) => grade.level === level)?.percent ?? 0;

/** Why a mate's grade or percent of order is what it is. */
export const percentChangeReasons = ['ADMITTED', 'PROMOTED', 'ADMINISTRATOR'] as const;

export type PercentChangeReason = (typeof percentChangeReasons)[number];
