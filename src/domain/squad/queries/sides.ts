import type { UserId } from '../squad-actor';
import type { SquadActor } from '../squad-actor';
import type { SquadContext } from '../squad-context';
import { matesOf, memberOf } from './members';
import { payersOf } from './payments';

export type SquadSide = 'PAYER' | 'MATE';

/** The side on which somebody may ask for an early finish or open a dispute; null for those who do not pay. */
export const sideOf = (context: SquadContext, actor: SquadActor): SquadSide | null => {
  if (memberOf(context, actor)?.type === 'MATE') return 'MATE';
  return payersOf(context).some((payer) => payer === actor) ? 'PAYER' : null;
};

/** Those who answer the other side. Payers who left the game no longer answer. */
export const answerersTo = (context: SquadContext, side: SquadSide): readonly UserId[] =>
  side === 'PAYER'
    ? matesOf(context).map((mate) => mate.id)
    : payersOf(context).filter((payer) => memberOf(context, payer) !== null);
