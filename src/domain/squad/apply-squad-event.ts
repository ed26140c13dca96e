import { transition } from 'xstate';
import { isSquadEffect } from './machine/effect-actions';
import { restoreSquad, type SquadSnapshot } from './restore-squad';
import type { SquadEffect } from './squad-effect';
import type { SquadEvent } from './squad-event';
import { squadMachine } from './squad-machine';
import type { SquadRefusalCode } from './squad-refusal-code';
import type { SquadState } from './squad-state';
import { whyNot } from './why-not';

export interface SquadRefused {
  readonly refused: SquadRefusalCode;
}

export interface SquadApplied {
  readonly snapshot: SquadSnapshot;
  readonly effects: readonly SquadEffect[];
}

/** Asks the rules, then makes the step. Nothing changes when it is refused. */
export const applySquadEvent = (state: SquadState, event: SquadEvent): SquadRefused | SquadApplied => {
  const refused = whyNot(state, event);
  if (refused) return { refused };
  const [snapshot, actions] = transition(squadMachine, restoreSquad(state.value, state.context), event);
  return { snapshot, effects: actions.map(({ type, params }) => ({ type, params })).filter(isSquadEffect) };
};
