import type { CategoryKind } from '#domain/games/category.ts';
import type { Tx } from '../../platform/db/open-database';
import { review, reviewMark } from '../../platform/db/schema/reviews';

export interface NewReview {
  /** Null: imported. */
  readonly squadId: number | null;
  /** Null: by a person without an account, under `authorName`. */
  readonly authorId: string | null;
  readonly authorName?: string;
  readonly subjectId: string;
  readonly gameId: string;
  readonly categoryKind: CategoryKind;
  /** 1 to 5 by criterion id. */
  readonly marks: ReadonlyMap<number, number>;
  /** In hundredths, if it is not computed from the marks. */
  readonly rating?: number;
  readonly text: string;
  readonly createdAt: Date;
  readonly reply?: string;
  readonly repliedAt?: Date;
  /** Null until it is revealed, with the other side's review. */
  readonly shownAt: Date | null;
}

export const meanOf = (marks: readonly number[]): number =>
  Math.round((marks.reduce((sum, mark) => sum + mark, 0) / marks.length) * 100);

/** Stores reviews with their marks and returns their ids in order; the caller updates ratings with `refreshRating`. */
export const writeReviews = async (tx: Tx, reviews: readonly NewReview[]): Promise<readonly number[]> => {
  if (reviews.length === 0) return [];
  const rows = await tx
    .insert(review)
    .values(
      reviews.map(({ marks, rating, ...row }) => ({ ...row, ratingHundredths: rating ?? meanOf([...marks.values()]) })),
    )
    .returning({ id: review.id });
  const marks = reviews.flatMap(({ marks: given }, index) =>
    [...given].map(([criterionId, mark]) => ({ reviewId: rows[index]?.id ?? 0, criterionId, mark })),
  );
  if (marks.length > 0) await tx.insert(reviewMark).values(marks);
  return rows.map(({ id }) => id);
};
