import { eq } from 'drizzle-orm';
import type { squadReviewsContract } from '#contract/squads/squad-reviews.ts';
import type { App } from '#server/platform/app.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { review } from '#server/platform/db/schema/reviews.ts';
import { scheduleDeadline } from '#server/platform/deadlines/schedule-deadline.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { announce, squadRoom, userRoom } from '#server/platform/outbox/put-outbox.ts';
import { activeCriteria, revealReviews, writeReviews } from '../../reviews/public';
import { loadSquad } from '../store/squad-store';
import { reviewableBy, reviewsUntil } from './list-squad-reviews';
import { reviewsDue } from './reviews-due';

type Body = Call<(typeof squadReviewsContract)['POST /v1/squads/{id}/reviews']>['body'];

const hasExactly = (marks: Body['marks'], wanted: readonly { readonly id: number }[]): boolean =>
  marks.length === wanted.length && wanted.every(({ id }) => marks.some(({ criterionId }) => criterionId === id));

/**
 * Stores a review under the squad's lock and reveals both once the other side has written too.
 * @throws Refusal SQUADS_NOT_FOUND, SQUADS_NOT_MEMBER, SQUADS_INVALID_STATE (not finished, too late, written already),
 * SQUADS_MEMBER_NOT_FOUND, SQUADS_INVALID_REVIEW_CRITERIA
 */
export const addSquadReview = (
  app: App,
  squadId: number,
  authorId: string,
  { subjectId, marks, text }: Body,
): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    const state = await loadSquad(tx, squadId, true);
    if (!state) throw new Refusal('SQUADS_NOT_FOUND');
    if (!state.context.members.some(({ id }) => id === authorId)) throw new Refusal('SQUADS_NOT_MEMBER');
    const now = app.clock.now();
    const until = reviewsUntil(state);
    if (until === null || now >= until) throw new Refusal('SQUADS_INVALID_STATE');
    if (!reviewableBy(state, authorId).includes(subjectId)) throw new Refusal('SQUADS_MEMBER_NOT_FOUND');
    const { gameId, categoryKind } = state.context;
    if (!hasExactly(marks, await activeCriteria(tx, categoryKind))) throw new Refusal('SQUADS_INVALID_REVIEW_CRITERIA');
    const between = await tx.select().from(review).where(eq(review.squadId, squadId));
    const wrote = (author: string, subject: string): boolean =>
      between.some((one) => one.authorId === author && one.subjectId === subject);
    if (wrote(authorId, subjectId)) throw new Refusal('SQUADS_INVALID_STATE');
    const createdAt = new Date(now);
    await writeReviews(tx, [
      {
        squadId,
        authorId,
        subjectId,
        gameId,
        categoryKind,
        marks: new Map(marks.map(({ criterionId, mark }) => [criterionId, mark])),
        text,
        createdAt,
        shownAt: null,
      },
    ]);
    if (wrote(subjectId, authorId)) await revealReviews(tx, squadId, createdAt, [authorId, subjectId]);
    else await scheduleDeadline(tx, { aggregate: `squad:${squadId}`, kind: reviewsDue }, until);
    await announce(tx, [userRoom(authorId), userRoom(subjectId), squadRoom(squadId)], 'squad changed', { squadId });
  });
