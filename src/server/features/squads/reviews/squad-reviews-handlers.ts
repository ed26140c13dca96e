import type { squadReviewsContract } from '#contract/squads/squad-reviews.ts';
import type { SquadState } from '#domain/squad/facts/squad-context.ts';
import type { App } from '#server/platform/app.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { activeCriteria, answerReview } from '../../reviews/public';
import type { Actor } from '#server/platform/sessions/actor.ts';
import { loadSquad } from '../store/squad-store';
import { squadVisibility } from '../views/squad-visibility';
import { addSquadReview } from './add-squad-review';
import { listSquadReviews } from './list-squad-reviews';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
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
const replyToReview = (app: App, { squadId, reviewId, by, text }: Reply): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    const answered = await answerReview(tx, { squadId, reviewId, by, text, at: new Date(app.clock.now()) });
    if (answered === 'no such review') throw new Refusal('SQUADS_MEMBER_NOT_FOUND');
    if (answered === 'closed or answered') throw new Refusal('SQUADS_INVALID_STATE');
    const people = [by, ...(answered.authorId === null ? [] : [answered.authorId])];
    await announce(tx, [squadRoom(squadId), ...people.map(userRoom)], 'squad changed', { squadId });
  });

const requireVisible = async (app: App, squadId: number, actor: Actor): Promise<SquadState> => {
  const state = await loadSquad(app.db, squadId, false);
  if (!state || !squadVisibility.allows(state, actor)) throw new Refusal('SQUADS_NOT_FOUND');
  return state;
};

export const squadReviewsHandlers: Handlers<typeof squadReviewsContract> = {
  'GET /v1/squads/{id}/review-criteria': async (app, { actor, params }) => {
    const { context } = await requireVisible(app, params.id, actor);
    return activeCriteria(app.db, context.categoryKind);
  },
  'GET /v1/squads/{id}/reviews': async (app, { actor, params }) =>
    listSquadReviews(app, params.id, await requireVisible(app, params.id, actor), actor.id),
  'POST /v1/squads/{id}/reviews': async (app, { actor, params, body }) => {
    await addSquadReview(app, params.id, actor.id, body);
    return listSquadReviews(app, params.id, await requireVisible(app, params.id, actor), actor.id);
  },
  'POST /v1/squads/{id}/reviews/{reviewId}/reply': async (app, { actor, params, body }) => {
    const state = await requireVisible(app, params.id, actor);
    await replyToReview(app, { squadId: params.id, reviewId: params.reviewId, by: actor.id, text: body.text });
    return listSquadReviews(app, params.id, state, actor.id);
  },
};
