import type { LoggedStep, ReplayedStep, Snapshot, StepLog } from '../lifecycle/step-log';
import { replay } from '../lifecycle/step-log';
import { applySquadEvent } from './apply-squad-event';
import type { SquadState } from './facts/squad-context';
import { type SquadEvent, squadEventTypes } from './rules/all-rules';

/** Steps of squads: any event of the machine, with the facts of the server. */
export const squadLog: StepLog<SquadState, SquadEvent> = {
  aggregate: 'squad',
  rules: 1,
  events: squadEventTypes,
  apply: (before, event) => {
    const made = applySquadEvent(before, event);
    return 'refused' in made ? null : made.snapshot;
  },
};

export type LoggedSquadEvent = SquadEvent | Snapshot<SquadState>;

export type LoggedSquadStep = LoggedStep<SquadState, SquadEvent>;

export type ReplayedSquadStep = ReplayedStep<SquadState, SquadEvent>;

/** Makes the steps of a squad's log once more. */
export const replaySquad = (
  steps: readonly LoggedSquadStep[],
  hashOf: (text: string) => string,
): readonly ReplayedSquadStep[] => replay(squadLog, steps, hashOf);
