import type { MateLevel } from '../enums/mate-level';
import { grades, promotionRatingHundredths } from '../settings/grades';

const rank = (level: MateLevel): number => grades.findIndex((grade) => grade.level === level);

/**
 * The grade of a mate at the weekly recalculation: by finished hours, up only with a rating of 4.5,
 * never down, and to STAR only by appointment.
 */
export const gradeFor = (current: MateLevel, finishedMinutes: number, ratingHundredths: number): MateLevel => {
  if (ratingHundredths < promotionRatingHundredths) return current;
  const finishedHours = Math.floor(finishedMinutes / 60);
  const reached = grades.findLast((grade) => grade.fromHours !== null && grade.fromHours <= finishedHours);
  return reached && rank(reached.level) > rank(current) ? reached.level : current;
};
