import { announcementOf, type ChangeAnnouncement } from './announce-change';
import { deadlineChanges, type DeadlineEffectParams } from './deadlines';
import type { SquadEvent } from './rules/all-rules';
import { requireKnown, type PublicSquadState, type SquadState } from './facts/squad-context';
import type { StepEffect, StepEffectParams } from './facts/squad-effect';
import type { SquadRefusalCode } from './facts/squad-refusal-code';
import { stepByTable, type TableStep } from './step-by-table';

/** All effects: those declared by steps, and those derived from the squad before and after. */
export interface SquadEffectParams extends StepEffectParams, DeadlineEffectParams {
  /** Notify everybody whom the change concerns over the socket. */
  announceChange: ChangeAnnouncement;
}

export type SquadEffectType = keyof SquadEffectParams;

/** An effect, carried out by the server in the transaction of the step, in the order of the list. */
export type SquadEffect = {
  [Type in SquadEffectType]: { readonly type: Type; readonly params: SquadEffectParams[Type] };
}[SquadEffectType];

export interface SquadRefused {
  readonly refused: SquadRefusalCode;
}

export interface SquadApplied {
  /** Absent: the squad was created. */
  readonly event?: SquadEvent;
  readonly snapshot: SquadState;
  readonly effects: readonly SquadEffect[];
}

const hasRecipients = ({ type, params }: StepEffect): boolean =>
  (type !== 'notify' && type !== 'ring') || params.userIds.length > 0;

/**
 * Makes the step, without the derived effects, or returns the refusal. It also works on a projection: the same fields
 * stay hidden, and effects that depend on hidden fields are missing.
 */
export const tryStep = (state: PublicSquadState, event: SquadEvent): SquadRefused | TableStep => {
  const made = stepByTable(state, event);
  if ('refused' in made || made.effects.every(hasRecipients)) return made;
  return { snapshot: made.snapshot, effects: made.effects.filter(hasRecipients) };
};

/**
 * The same for a step that is known to be allowed.
 * @throws Error when the rules refuse the event
 */
export const makeStep = (state: PublicSquadState, event: SquadEvent): TableStep => {
  const made = tryStep(state, event);
  if ('refused' in made) throw new Error(`${event.type} is refused in ${state.value}: ${made.refused}`);
  return made;
};

/**
 * Adds the effects derived from the states before (null: a new squad) and after the step.
 * @throws Error when `made` contains a projection with hidden fields
 */
export const withConsequences = (before: SquadState | null, made: TableStep): SquadApplied => {
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

/** Checks the rules and makes the step, or returns the refusal. */
export const applySquadEvent = (state: SquadState, event: SquadEvent): SquadRefused | SquadApplied => {
  const made = tryStep(state, event);
  return 'refused' in made ? made : { event, ...withConsequences(state, made) };
};
