import { and, asc, gt, ne, sql } from 'drizzle-orm';
import { gradeFor, gradeRecalculationDays, percentOfGrade, promotionRatingHundredths } from '#domain/mates/grade.ts';
import { days } from '#domain/time/durations.ts';
import type { App } from '#server/platform/app.ts';
import { mateAccess } from '#server/platform/db/schema/mates/games-and-mates.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { DeadlineHandler } from '#server/platform/deadlines/deadline-sweeper.ts';
import { scheduleDeadline } from '#server/platform/deadlines/schedule-deadline.ts';
import { changeTerms } from './change-terms';

const batch = 200;

/** A higher percent set by an administrator stays: a promotion never lowers it. */
const promoteSome = async (tx: Tx, after: string, at: Date): Promise<string | null> => {
  const mates = await tx
    .select()
    .from(mateAccess)
    .where(
      and(
        gt(mateAccess.userId, after),
        ne(mateAccess.grade, 'STAR'),
        sql`${mateAccess.ratingHundredths} >= ${promotionRatingHundredths}`,
      ),
    )
    .orderBy(asc(mateAccess.userId))
    .limit(batch)
    .for('update');
  for (const mate of mates) {
    const grade = gradeFor(mate.grade, mate.finishedMinutes, mate.ratingHundredths);
    if (grade === mate.grade) continue;
    await changeTerms(tx, mate, {
      grade,
      percent: Math.max(percentOfGrade(grade), mate.percent),
      reason: 'PROMOTED',
      by: null,
      comment: null,
      at,
    });
  }
  return mates.length < batch ? null : (mates.at(-1)?.userId ?? null);
};

/**
 * Once a week: grades rise by finished hours with a rating of at least 4.5 and never fall (rules of the marketplace,
 * prices and the mate's share).
 */
export const recalculateGrades =
  (app: App): DeadlineHandler =>
  async (tx) => {
    const now = app.clock.now();
    let after: string | null = '00000000-0000-0000-0000-000000000000';
    while (after !== null) after = await promoteSome(tx, after, new Date(now));
    await scheduleDeadline(
      tx,
      { aggregate: 'grades:all', kind: 'grades.recalculated' },
      now + days(gradeRecalculationDays),
    );
  };
