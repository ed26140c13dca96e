import type { squadReviewsContract } from '#contract/squads/squad-reviews.ts';
import type { SquadState } from '#domain/squad/facts/squad-context.ts';
import type { App } from '#server/platform/app.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { activeCriteria } from '../../reviews/public';
import type { Actor } from '#server/platform/sessions/actor.ts';
import { loadSquad } from '../store/squad-store';
import { squadVisibility } from '../views/squad-visibility';
import { addSquadReview } from './add-squad-review';
import { listSquadReviews } from './list-squad-reviews';
import { replyToReview } from './reply-to-review';

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
