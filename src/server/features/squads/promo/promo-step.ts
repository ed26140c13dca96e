import type { SquadEventOf } from '#domain/squad/rules/all-rules.ts';
import { promoRefusal } from '#domain/squad/selectors/promo-refusal.ts';
import type { Actor } from '#server/platform/sessions/actor.ts';
import type { EventMaker } from '../commit-step';
import { findPromo } from './find-promo';

/** Applies a code to a squad, or removes it. Lock order: the code after the squad, as when a use is returned. */
export const promoStep =
  (actor: Pick<Actor, 'id'>, code: string | null): EventMaker =>
  async ({ context }, at, tx) => {
    if (code === null) return { type: 'squad.removePromoCode', by: actor.id, at };
    const { gameId, categoryId, categoryKind, promo } = context;
    // This squad's own use is no reason to refuse a repeated request.
    const own = promo?.code === code ? 1 : 0;
    const ask = async (lock: boolean): Promise<SquadEventOf<'squad.applyPromoCode'>> => {
      const found = await findPromo(tx, code, actor.id, lock);
      const facts = found && { ...found.facts, uses: found.facts.uses - own, usesByUser: found.facts.usesByUser - own };
      const problem = promoRefusal(facts, { userId: actor.id, gameId, categoryId, categoryKind, at });
      return {
        type: 'squad.applyPromoCode',
        by: actor.id,
        at,
        promo: found?.promo ?? { code, percent: null, amount: 0 },
        problem,
      };
    };
    // Checked first without a lock, so that callers who are too late for the last use do not wait for the lock.
    const first = await ask(false);
    if (first.problem) return first;
    // Two codes are locked in alphabetical order.
    if (promo && promo.code < code) await findPromo(tx, promo.code, actor.id, true);
    return ask(true);
  };
