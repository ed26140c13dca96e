import type { SquadEventOf } from '../../../../domain/squad/rules/all-rules';
import { promoRefusal } from '../../../../domain/squad/selectors/promo-refusal';
import type { Actor } from '../../../platform/sessions/actor';
import type { EventMaker } from '../commit-step';
import { findPromo } from './find-promo';

/** Applies a code to a squad, or takes it away. The code's row is locked after the squad's, as when a use goes back. */
export const promoStep =
  (actor: Pick<Actor, 'id'>, code: string | null): EventMaker =>
  async ({ context }, at, tx) => {
    if (code === null) return { type: 'squad.removePromoCode', by: actor.id, at };
    const { gameId, categoryId, categoryKind, promo } = context;
    const ask = async (lock: boolean): Promise<SquadEventOf<'squad.applyPromoCode'>> => {
      const found = await findPromo(tx, code, actor.id, lock);
      const problem = promoRefusal(found?.facts ?? null, { userId: actor.id, gameId, categoryId, categoryKind, at });
      return {
        type: 'squad.applyPromoCode',
        by: actor.id,
        at,
        promo: found?.promo ?? { code, percent: null, amount: 0 },
        problem,
      };
    };
    // Asked first without a lock: those who come too late for the last use do not queue for it.
    const first = await ask(false);
    if (first.problem) return first;
    // Two codes are locked in one order: that of the alphabet.
    if (promo && promo.code < code) await findPromo(tx, promo.code, actor.id, true);
    return ask(true);
  };
