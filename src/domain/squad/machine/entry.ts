import type { SquadEvent } from '../squad-event';
import type { Part } from './change';
import type { Step } from './step';

/** What a status does when a squad enters it, whatever event brought it there. */
export const entry =
  (part: (moment: Pick<SquadEvent, 'at' | 'by'>) => Part): Step =>
  ({ at, by }) =>
    part({ at, by });
