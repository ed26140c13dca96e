import type { SquadDeadlineKind } from './squad-timer-event';

/** When the clock itself will make a step; one for each kind and subject. */
export interface SquadDeadline {
  readonly kind: SquadDeadlineKind;
  readonly subject: string;
  readonly at: number;
}
