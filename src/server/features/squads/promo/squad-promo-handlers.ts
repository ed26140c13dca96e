import { and, eq } from 'drizzle-orm';
import type { squadPromoContract } from '#contract/squads/squad-promo.ts';
import { promoRefusal } from '#domain/squad/selectors/promo-refusal.ts';
import { category } from '#server/platform/db/schema/mates/games-and-mates.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { stepAndShow } from '../step-and-show';
import { countMiss, guardGuess } from './guard-guesses';
import { findPromo } from './find-promo';
import { promoStep } from './promo-step';

export const squadPromoHandlers: Handlers<typeof squadPromoContract> = {
  'POST /v1/squads/promo-code/validate': async (app, { actor, body }) => {
    const [found] = await app.db
      .select({ kind: category.kind })
      .from(category)
      .where(and(eq(category.id, body.categoryId), eq(category.gameId, body.gameId)));
    if (!found) throw new Refusal('SQUADS_CATEGORY_NOT_FOUND');
    const promo = await findPromo(app.db, body.code, actor.id, false);
    if (!promo) await countMiss(app, actor.id);
    const use = {
      userId: actor.id,
      gameId: body.gameId,
      categoryId: body.categoryId,
      categoryKind: found.kind,
      at: app.clock.now(),
    };
    const problem = promoRefusal(promo?.facts ?? null, use);
    // Mates pay for no squad, so their squads take no code.
    if (promo && actor.mateGameId !== null) throw new Refusal('SQUADS_PROMO_CODE_WRONG_USER');
    if (problem || !promo) throw new Refusal(problem ?? 'SQUADS_PROMO_CODE_NOT_FOUND');
    const { code, percent, amount } = promo.promo;
    return { code, percent, amount };
  },
  'POST /v1/squads/{id}/promo-code': async (app, { actor, params, body }) => {
    if (body.code !== null) await guardGuess(app, actor.id, body.code);
    return stepAndShow(app, actor, params.id, promoStep(actor, body.code));
  },
};
