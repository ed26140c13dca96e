import type { CategoryKind } from '../../domain/enums/category-kind';
import type { Tx } from '../db/open-database';
import { review, reviewMark } from '../db/schema/reviews';

export interface NewReview {
  /** Null: brought from elsewhere. */
  readonly squadId: number | null;
  readonly authorId: string;
  readonly subjectId: string;
  readonly gameId: string;
  readonly categoryKind: CategoryKind;
  /** 1 to 5 by criterion id, at least one. */
  readonly marks: ReadonlyMap<number, number>;
  readonly text: string;
  readonly createdAt: Date;
  readonly reply?: string;
  readonly repliedAt?: Date;
  /** Null while it waits for the other side's. */
  readonly shownAt: Date | null;
}

/** Stores reviews with their marks; ratings are for `refreshRating`. Gives the ids in order. */
export const writeReviews = async (tx: Tx, reviews: readonly NewReview[]): Promise<readonly number[]> => {
  if (reviews.length === 0) return [];
  const rows = await tx
    .insert(review)
    .values(
      reviews.map(({ marks, ...row }) => ({
        ...row,
        ratingHundredths: Math.round(([...marks.values()].reduce((sum, mark) => sum + mark, 0) / marks.size) * 100),
      })),
    )
    .returning({ id: review.id });
  await tx
    .insert(reviewMark)
    .values(reviews.flatMap(({ marks }, index) => [...marks].map(([criterionId, mark]) => ({ reviewId: rows[index]?.id ?? 0, criterionId, mark }))));
  return rows.map(({ id }) => id);
};
