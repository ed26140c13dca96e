import { promoProblem } from '../../../domain/squad/promo-problem';
import type { Actor } from '../../sessions/actor';
import type { EventMaker } from '../step-squad';
import { findPromo } from './find-promo';

/** Applies a code to a squad, or takes it away. The code's row is locked after the squad's, as when a use goes back. */
export const promoStep =
  (actor: Actor, code: string | null): EventMaker =>
  async ({ context }, at, tx) => {
    if (code === null) return { type: 'squad.removePromoCode', by: actor.id, at };
    // Two codes are locked in one order: that of the alphabet.
    for (const one of [...new Set([code, context.promo?.code ?? code])].sort()) await findPromo(tx, one, actor.id, null, true);
    const found = await findPromo(tx, code, actor.id, null, true);
    const { gameId, categoryId, categoryKind } = context;
    const problem = promoProblem(found?.facts ?? null, { userId: actor.id, gameId, categoryId, categoryKind, at });
    return { type: 'squad.applyPromoCode', by: actor.id, at, promo: found?.promo ?? { code, percent: null, amount: 0 }, problem };
  };
