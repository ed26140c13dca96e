import type { SquadStatus } from '../enums/squad-status';
import type { SquadContext } from './squad-context';

/** A squad as the rules see it. A snapshot of the machine is one; so is `{ value: row.status, context }`. */
export interface SquadState {
  readonly value: SquadStatus;
  readonly context: SquadContext;
}
