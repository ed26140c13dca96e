import { deadlinesOf } from './deadlines-of';
import type { SquadDeadline } from './squad-deadline';
import type { SquadEffect } from './squad-effect';
import type { SquadState } from './squad-state';

const isSame = (one: SquadDeadline, other: SquadDeadline): boolean => one.kind === other.kind && one.subject === other.subject;

/** What has to be cancelled and scheduled when a squad goes from one state to another: deadlines follow from the state alone. */
export const deadlineChanges = (before: readonly SquadDeadline[], after: SquadState): readonly SquadEffect[] => {
  const next = deadlinesOf(after);
  const gone = before.filter((old) => !next.some((due) => isSame(due, old)));
  const fresh = next.filter((due) => !before.some((old) => isSame(due, old) && due.at === old.at));
  return [
    ...gone.map(({ kind, subject }): SquadEffect => ({ type: 'cancelDeadline', params: { kind, subject } })),
    ...fresh.map((params): SquadEffect => ({ type: 'scheduleDeadline', params })),
  ];
};
