import { deadlineChanges } from './deadline-changes';
import { deadlinesOf } from './deadlines-of';
import { makeStep } from './machine/make-step';
import type { SquadSnapshot } from './restore-squad';
import type { SquadEffect } from './squad-effect';
import type { SquadEvent } from './squad-event';
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

/** Asks the rules, then makes the step. A refused step changes nothing. */
export const applySquadEvent = (state: SquadState, event: SquadEvent): SquadRefused | SquadApplied => {
  const refused = whyNot(state, event);
  if (refused) return { refused };
  const { snapshot, effects } = makeStep(state, event);
  return { snapshot, effects: [...effects, ...deadlineChanges(deadlinesOf(state), snapshot)] };
};
