import { asc, eq, inArray } from 'drizzle-orm';
import type { SquadReviewsAnswer } from '#contract/squads/squad-reviews.ts';
import { reviewTerms } from '#domain/mates/review.ts';
import type { SquadState } from '#domain/squad/facts/squad-context.ts';
import type { App } from '#server/platform/app.ts';
import { review, reviewMark } from '#server/platform/db/schema/reviews.ts';
import { momentOf } from '../views/moment-of';
import { readPeople, unknownPerson } from '../views/read-people';

/** People whom this author may review: mates review clients, clients review mates. */
export const reviewableBy = ({ context }: SquadState, authorId: string): readonly string[] => {
  const author = context.members.find(({ id }) => id === authorId);
  if (!author) return [];
  return context.members.filter(({ type }) => (type === 'MATE') !== (author.type === 'MATE')).map(({ id }) => id);
};

/** Until when reviews may be written, epoch ms; null while the game is not finished. */
export const reviewsUntil = ({ value, context }: SquadState): number | null =>
  value === 'FINISHED' && context.finishedAt !== null ? context.finishedAt + reviewTerms.within : null;

/** A squad's reviews as this person may see them: their own, and revealed ones. */
export const listSquadReviews = async (
  app: App,
  squadId: number,
  state: SquadState,
  viewerId: string,
): Promise<SquadReviewsAnswer> => {
  const now = app.clock.now();
  const rows = await app.db.select().from(review).where(eq(review.squadId, squadId)).orderBy(asc(review.id));
  const seen = rows.filter(
    ({ authorId, shownAt, hiddenAt }) => authorId === viewerId || (shownAt !== null && hiddenAt === null),
  );
  const marks =
    seen.length === 0
      ? []
      : await app.db
          .select()
          .from(reviewMark)
          .where(
            inArray(
              reviewMark.reviewId,
              seen.map(({ id }) => id),
            ),
          );
  const until = reviewsUntil(state);
  const written = new Set(rows.flatMap(({ authorId, subjectId }) => (authorId === viewerId ? [subjectId] : [])));
  const toReview = until === null || now >= until ? [] : reviewableBy(state, viewerId).filter((id) => !written.has(id));
  const people = await readPeople(
    app.db,
    [...toReview, ...seen.flatMap(({ authorId, subjectId }) => [authorId ?? [], subjectId].flat())],
    now,
  );
  const person = (id: string | null) => people.get(id ?? '')?.person ?? unknownPerson(id ?? '');
  return {
    toReview: toReview.map(person),
    reviews: seen.map(
      ({ id, authorId, subjectId, ratingHundredths, text, reply, createdAt, shownAt, hiddenAt, hiddenReason }) => ({
        id: String(id),
        author: person(authorId),
        subject: person(subjectId),
        marks: marks.filter(({ reviewId }) => reviewId === id).map(({ criterionId, mark }) => ({ criterionId, mark })),
        rating: ratingHundredths / 100,
        text,
        reply,
        createdAt,
        shown: shownAt !== null && hiddenAt === null,
        hiddenReason,
      }),
    ),
    until: momentOf(until),
  };
};
