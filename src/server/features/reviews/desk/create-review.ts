import { and, eq } from 'drizzle-orm';
import type { deskReviewsContract } from '#contract/desk/people/reviews.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { mateAccess } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { review } from '#server/platform/db/schema/reviews.ts';
import { squad, squadMember } from '#server/platform/db/schema/squads.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { writeAudit } from '../../audit/public';
import { activeCriteria } from '../criteria';
import { refreshRating } from '../rating';
import { writeReviews } from '../write-review';
import { requireCriteria } from './change-review';
import { reviewLine } from './list-reviews';

/**
 * Creates a review on behalf of a member who gave it outside the product; it is shown at once.
 * @throws Refusal SQUADS_NOT_FOUND, SQUADS_INVALID_STATE (not played, or written already), SQUADS_MEMBER_NOT_FOUND,
 * ADMIN_OWN_OBJECT, ADMIN_REVIEW_CRITERIA_NOT_FOUND, SQUADS_INVALID_REVIEW_CRITERIA
 */
export const createReview: Handler<(typeof deskReviewsContract)['POST /v1/admin/reviews']> = (app, { actor, body }) =>
  inTransaction(app.db, async (tx) => {
    const { squadId, authorId, subjectId, marks, text, reason } = body;
    if (authorId === actor.id || subjectId === actor.id) throw new Refusal('ADMIN_OWN_OBJECT');
    const [played] = await tx.select().from(squad).where(eq(squad.id, squadId)).for('update');
    if (!played) throw new Refusal('SQUADS_NOT_FOUND');
    if (played.status !== 'FINISHED') throw new Refusal('SQUADS_INVALID_STATE');
    const members = await tx
      .select({ id: squadMember.userId })
      .from(squadMember)
      .where(eq(squadMember.squadId, squadId));
    const isIn = (id: string): boolean => members.some((member) => member.id === id);
    if (authorId === subjectId || !isIn(authorId) || !isIn(subjectId)) throw new Refusal('SQUADS_MEMBER_NOT_FOUND');
    const [written] = await tx
      .select({ id: review.id })
      .from(review)
      .where(and(eq(review.squadId, squadId), eq(review.authorId, authorId), eq(review.subjectId, subjectId)));
    if (written) throw new Refusal('SQUADS_INVALID_STATE');
    await requireCriteria(
      tx,
      marks.map(({ criterionId }) => criterionId),
    );
    const criteria = await activeCriteria(tx, played.categoryKind);
    if (
      marks.length !== criteria.length ||
      !criteria.every(({ id }) => marks.some(({ criterionId }) => criterionId === id))
    )
      throw new Refusal('SQUADS_INVALID_REVIEW_CRITERIA');
    const at = new Date(app.clock.now());
    const [id = 0] = await writeReviews(tx, [
      {
        squadId,
        authorId,
        subjectId,
        gameId: played.gameId,
        categoryKind: played.categoryKind,
        marks: new Map(marks.map(({ criterionId, mark }) => [criterionId, mark])),
        text,
        createdAt: at,
        shownAt: at,
      },
    ]);
    const [mate] = await tx.select({ id: mateAccess.userId }).from(mateAccess).where(eq(mateAccess.userId, subjectId));
    if (mate) await refreshRating(tx, subjectId);
    await writeAudit(app, tx, actor.id, {
      action: 'review.create',
      subject: `review:${id}`,
      details: { squadId, authorId, subjectId, reason },
    });
    return reviewLine(tx, id);
  });
