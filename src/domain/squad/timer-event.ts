import { squadDeadlineKinds, type SquadDeadlineKind, type SquadTimerEvent } from './squad-timer-event';

export const isSquadDeadlineKind = (kind: string): kind is SquadDeadlineKind => squadDeadlineKinds.some((known) => known === kind);

/** The event of a deadline that has come due. `at`: epoch ms, not before the deadline. */
export const timerEvent = (type: SquadDeadlineKind, subject: string, at: number): SquadTimerEvent => ({ type, by: 'system', at, subject });
