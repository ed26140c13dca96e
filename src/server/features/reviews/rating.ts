import { sql } from 'drizzle-orm';
import { review } from '../../platform/db/schema/reviews';
import { mateRating, reviewTerms } from '#domain/mates/review.ts';
import type { Tx } from '../../platform/db/open-database';
import { lockMates, setMateRatings } from '../mate-access/public';

/** Revealed and not hidden: only such reviews are visible and count. */
export const isShown = sql`${review.shownAt} IS NOT NULL AND ${review.hiddenAt} IS NULL`;

/** For each mate the newest reviews that count for the rating, with the number of all. */
const lastReviews = async (tx: Tx, mateIds: readonly string[]) => {
  const { rows } = await tx.execute<{ mateId: string; rating: number; count: string }>(sql`
    SELECT subject_id AS "mateId", rating_hundredths AS rating, count FROM (
      SELECT subject_id, rating_hundredths, count(*) OVER (PARTITION BY subject_id) AS count,
        row_number() OVER (PARTITION BY subject_id ORDER BY shown_at DESC, id DESC) AS place
      FROM ${review} WHERE subject_id = ANY(${sql.param(mateIds)}::uuid[]) AND ${isShown}
    ) AS shown WHERE place <= ${reviewTerms.ratingWindow} ORDER BY subject_id, place`);
  return rows;
};

/** Recalculates ratings and review counts; call it in the transaction that shows or hides reviews. */
export const refreshRatings = async (tx: Tx, mateIds: readonly string[]): Promise<void> => {
  // Locked: concurrent reveals of two reviews of one mate must not overwrite each other's result.
  await lockMates(tx, mateIds);
  const last = await lastReviews(tx, mateIds);
  const ratingOf = (mateId: string) => {
    const own = last.filter((one) => one.mateId === mateId);
    return { mateId, hundredths: mateRating(own.map(({ rating }) => rating)), reviewCount: Number(own[0]?.count ?? 0) };
  };
  await setMateRatings(tx, [...new Set(mateIds)].map(ratingOf));
};

/** The same for one mate. */
export const refreshRating = (tx: Tx, mateId: string): Promise<void> => refreshRatings(tx, [mateId]);
