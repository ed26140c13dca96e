import type { AccountRef } from '../money/account-ref';
import { type Movement, holdMovements, returnMovements } from '../money/movement';
import type { Purse } from '../money/purse';
import type { StepEffect, StepEffectParams } from '../squad/facts/squad-effect';
import { heldShare, movementsOfHeld, returnedShare } from '../squad/books/movements';

/**
 * What each owner gains by a squad, in kopecks: people by their ids, whatever kind of money it is, the service by
 * `revenue` and `subsidy`, successors by `squad:` and their number.
 */
export type Gains = ReadonlyMap<string, number>;

/** A sum as one kind of money: gains do not tell kinds apart. */
const asOne = (amount: number): Purse => ({ own: amount, bonus: 0, gift: 0 });

/** The movements of an effect; none for what moves no money of this squad. */
const movementsOf = (squadId: number, effect: StepEffect): readonly Movement[] => {
  switch (effect.type) {
    case 'holdPayment':
      return holdMovements(heldShare(squadId, effect.params), asOne(effect.params.amount));
    case 'refundPayment':
      return returnMovements(returnedShare(squadId, effect.params), asOne(effect.params.amount));
    default:
      return movementsOfHeld(squadId, effect);
  }
};

/** Adds movements to what their owners have gained. */
const gainBy = (gains: Map<string, number>, movements: readonly Movement[]): void => {
  const add = ({ owner }: AccountRef, amount: number) => gains.set(owner, (gains.get(owner) ?? 0) + amount);
  for (const { from, to, amount } of movements) {
    if (amount === 0) continue;
    add(from, -amount);
    add(to, amount);
  }
};

/** Adds what the effects of a step move. */
export const gainByStep = (gains: Map<string, number>, squadId: number, effects: readonly StepEffect[]): void => {
  for (const effect of effects) gainBy(gains, movementsOf(squadId, effect));
};

/** A settlement for which referrers are to be rewarded. */
export interface Rewarded {
  readonly costs: StepEffectParams['payReferrals']['costs'];
  /** Epoch ms. */
  readonly at: number;
  readonly squadId: number;
}

/** Settlements among the effects of a step at this moment (epoch ms). */
export const rewardedBy = (effects: readonly StepEffect[], squadId: number, at: number): readonly Rewarded[] => {
  const found: Rewarded[] = [];
  for (const { type, params } of effects) if (type === 'payReferrals') found.push({ costs: params.costs, at, squadId });
  return found;
};
