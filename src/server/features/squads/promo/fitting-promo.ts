import type { CategoryKind } from '#domain/games/category.ts';
import type { SessionOrder } from '#domain/pricing/quote.ts';
import { promoRefusal } from '#domain/squad/selectors/promo-refusal.ts';
import type { App } from '#server/platform/app.ts';
import type { Actor } from '#server/platform/sessions/actor.ts';
import { findPromo } from './find-promo';
import { countMiss } from './guard-guesses';

interface Wish {
  readonly code: string | undefined;
  readonly gameId: string;
  readonly categoryId: number;
  readonly categoryKind: CategoryKind;
}

/**
 * The promo code for a price calculation if the client may use it; null otherwise.
 * @throws Refusal RATE_LIMITED for guesses
 */
export const fittingPromo = async (
  app: App,
  actor: Actor | null,
  { code, ...use }: Wish,
): Promise<SessionOrder['promo']> => {
  if (code === undefined || actor === null || actor.mateGameId !== null) return null;
  const found = await findPromo(app.db, code, actor.id, false);
  if (!found) await countMiss(app, actor.id);
  const problem = promoRefusal(found?.facts ?? null, { userId: actor.id, at: app.clock.now(), ...use });
  return found === null || problem ? null : { terms: found.promo, payerId: actor.id };
};
