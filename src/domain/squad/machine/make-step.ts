import { transition } from 'xstate';
import { restoreSquad, type SquadSnapshot } from '../restore-squad';
import type { SquadEffect } from '../squad-effect';
import type { SquadEvent } from '../squad-event';
import { squadMachine } from '../squad-machine';
import type { SquadState } from '../squad-state';
import { isSquadEffect } from './effect-actions';

const isHeard = (effect: SquadEffect): boolean => effect.type !== 'notify' || effect.params.userIds.length > 0;

/** The transition itself, for an event that the rules allow; without the deadlines that follow from it. */
export const makeStep = (state: SquadState, event: SquadEvent): { readonly snapshot: SquadSnapshot; readonly effects: readonly SquadEffect[] } => {
  const [snapshot, actions] = transition(squadMachine, restoreSquad(state.value, state.context), event);
  return { snapshot, effects: actions.map(({ type, params }) => ({ type, params })).filter(isSquadEffect).filter(isHeard) };
};
