import { isSnapshot, type StepFault } from '../../lifecycle/step-log';
import { peopleIn } from '../announce-change';
import { applySquadEvent } from '../apply-squad-event';
import { projectSquad } from '../facts/project-squad';
import { lineOf, type SquadHistoryLine } from '../facts/history-details';
import type { PublicSquadState, SquadState } from '../facts/squad-context';
import type { UserId } from '../facts/squad-people';
import { isParty } from '../selectors/is-party';
import type { LoggedSquadEvent, ReplayedSquadStep } from '../step-log';

/** A line of the squad's history that a step has written. `by`, `subject`: null where the page names nobody. */
export interface PastLine {
  readonly by: UserId | null;
  readonly subject: UserId | null;
  readonly line: SquadHistoryLine;
}

/** A moment of a squad as the page of one of its people showed it. */
export interface OwnMoment {
  /** Of the step in the log, so that a person and an operator speak of the same one. */
  readonly number: number;
  /** Epoch ms. */
  readonly at: number;
  readonly event: LoggedSquadEvent['type'];
  /** The person themself made the step. */
  readonly own: boolean;
  /** The person's projection after the step; null where it cannot be known. */
  readonly state: PublicSquadState | null;
  readonly fault: StepFault | null;
  readonly lines: readonly PastLine[];
}

const isOwnStep = (event: LoggedSquadEvent, person: UserId): boolean => !isSnapshot(event) && event.by === person;

/** The lines of a step, by the same effects that have written them; none for the beginning of a log. */
const linesOf = (before: SquadState | null, event: LoggedSquadEvent): readonly PastLine[] => {
  if (before === null || isSnapshot(event)) return [];
  const made = applySquadEvent(before, event);
  if ('refused' in made) return [];
  // The clock, an operator and a guest with a link have no name here.
  const people = new Set([...peopleIn(before), ...peopleIn(made.snapshot)]);
  return made.effects.flatMap((effect) => {
    if (effect.type !== 'recordHistory') return [];
    const { by, subject, event: name, details } = effect.params;
    return [{ by: typeof by === 'string' && people.has(by) ? by : null, subject, line: lineOf(name, details) }];
  });
};

/**
 * A person's own side of a squad's life: the moments at which they were its party, each as their page showed it then,
 * by the same projection. A step whose outcome is unknown is told to those who were in the squad before it; of the rest
 * nothing is said, not even that there was a step.
 */
export const ownPast = (steps: readonly ReplayedSquadStep[], person: UserId): readonly OwnMoment[] => {
  let before: SquadState | null = null;
  /** Whether the person was a party when it was last known. */
  let wasIn = false;
  return steps.flatMap(({ number, event, state, fault }): readonly OwnMoment[] => {
    const lines = state === null ? [] : linesOf(before, event);
    before = state;
    if (state !== null) wasIn = isParty(state.context, person);
    if (!wasIn) return [];
    return [
      {
        number,
        at: event.at,
        event: event.type,
        own: isOwnStep(event, person),
        state: state === null ? null : { value: state.value, context: projectSquad(state.context, person) },
        fault,
        lines,
      },
    ];
  });
};
