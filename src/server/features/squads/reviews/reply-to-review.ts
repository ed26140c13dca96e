import type { App } from '#server/platform/app.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { answerReview } from '../../reviews/public';
import { announce, squadRoom, userRoom } from '#server/platform/outbox/put-outbox.ts';

interface Reply {
  readonly squadId: number;
  readonly reviewId: number;
  readonly by: string;
  readonly text: string;
}

/**
 * Replies to a revealed review about oneself, once.
 * @throws Refusal SQUADS_MEMBER_NOT_FOUND (no such review about them), SQUADS_INVALID_STATE (not revealed yet, or
 * replied to)
 */
export const replyToReview = (app: App, { squadId, reviewId, by, text }: Reply): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    const answered = await answerReview(tx, { squadId, reviewId, by, text, at: new Date(app.clock.now()) });
    if (answered === 'no such review') throw new Refusal('SQUADS_MEMBER_NOT_FOUND');
    if (answered === 'closed or answered') throw new Refusal('SQUADS_INVALID_STATE');
    const people = [by, ...(answered.authorId === null ? [] : [answered.authorId])];
    await announce(tx, [squadRoom(squadId), ...people.map(userRoom)], 'squad changed', { squadId });
  });
