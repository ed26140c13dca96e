import { transition } from 'xstate';
import { announcementOf, type ChangeAnnouncement } from './announce-change';
import { deadlineChanges, type DeadlineEffectParams } from './deadlines';
import type { SquadEvent } from './rules/all-rules';
import { requireKnown, type PublicSquadState, type SquadState } from './facts/squad-context';
import type { StepEffect, StepEffectParams } from './facts/squad-effect';
import { effectsOf, restoreSquad, squadMachine } from './squad-machine';
import type { SquadRefusalCode } from './facts/squad-refusal-code';
import { squadRefusal } from './squad-refusal';

/** Every effect: those that steps declare, and those that follow from the squad before and after. */
export interface SquadEffectParams extends StepEffectParams, DeadlineEffectParams {
  /** Everybody whom the change concerns hears of it over the socket. */
  announceChange: ChangeAnnouncement;
}

export type SquadEffectType = keyof SquadEffectParams;

/** What the server carries out in the transaction of the step, in this order. */
export type SquadEffect = {
  [Type in SquadEffectType]: { readonly type: Type; readonly params: SquadEffectParams[Type] };
}[SquadEffectType];

export interface SquadRefused {
  readonly refused: SquadRefusalCode;
}

export interface SquadApplied {
  readonly snapshot: SquadState;
  readonly effects: readonly SquadEffect[];
}

const hasRecipients = ({ type, params }: StepEffect): boolean =>
  (type !== 'notify' && type !== 'ring') || params.userIds.length > 0;

interface StepResult {
  readonly snapshot: PublicSquadState;
  readonly effects: readonly StepEffect[];
}

/**
 * The transition itself, without what follows from the states before and after. Made of a squad of which something is
 * hidden it gives the same squad with the same hidden; of its effects those are missing that hang on what is hidden.
 * @throws Error when the rules refuse the event: whoever steps has to ask first
 */
export const makeStep = (state: PublicSquadState, event: SquadEvent): StepResult => {
  const refused = squadRefusal(state, event);
  if (refused) throw new Error(`${event.type} is refused in ${state.value}: ${refused}`);
  const [snapshot, named] = transition(squadMachine, restoreSquad(state.value, state.context), event);
  const { value, context } = snapshot;
  return { snapshot: { value, context }, effects: effectsOf(named).filter(hasRecipients) };
};

/**
 * Adds to what steps have declared what follows from the states before (null: a new squad) and after them.
 * @throws Error for a squad of which something is hidden
 */
export const withConsequences = (before: SquadState | null, made: StepResult): SquadApplied => {
  const snapshot = requireKnown(made.snapshot);
  return {
    snapshot,
    effects: [
      ...made.effects,
      ...deadlineChanges(before, snapshot),
      { type: 'announceChange', params: announcementOf(before, snapshot) },
    ],
  };
};

/** Asks the rules, then makes the step. A refused step changes nothing. */
export const applySquadEvent = (state: SquadState, event: SquadEvent): SquadRefused | SquadApplied => {
  const refused = squadRefusal(state, event);
  return refused ? { refused } : withConsequences(state, makeStep(state, event));
};
