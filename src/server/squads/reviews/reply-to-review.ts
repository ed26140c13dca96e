import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { App } from '../../app/app';
import { inTransaction } from '../../db/in-transaction';
import { review } from '../../db/schema/reviews';
import { Refusal } from '../../http/refusal';
import { announce, squadRoom, userRoom } from '../../outbox/put-outbox';

interface Reply {
  readonly squadId: number;
  readonly reviewId: number;
  readonly by: string;
  readonly text: string;
}

/**
 * Answers an open review about oneself, once: the update itself is the check, so two answers cannot both be written.
 * @throws Refusal SQUADS_MEMBER_NOT_FOUND (no such review about him), SQUADS_INVALID_STATE (not open yet, or answered)
 */
export const replyToReview = (app: App, { squadId, reviewId, by, text }: Reply): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    const mine = and(eq(review.id, reviewId), eq(review.squadId, squadId), eq(review.subjectId, by), isNull(review.hiddenAt));
    const written = await tx
      .update(review)
      .set({ reply: text, repliedAt: new Date(app.clock.now()) })
      .where(and(mine, isNotNull(review.shownAt), isNull(review.reply)))
      .returning({ id: review.id, authorId: review.authorId });
    if (written.length === 0) {
      const [there] = await tx.select({ id: review.id }).from(review).where(mine);
      throw new Refusal(there ? 'SQUADS_INVALID_STATE' : 'SQUADS_MEMBER_NOT_FOUND');
    }
    const people = [by, ...written.flatMap(({ authorId }) => authorId ?? [])];
    await announce(tx, [squadRoom(squadId), ...people.map(userRoom)], 'squad changed', { squadId });
  });
