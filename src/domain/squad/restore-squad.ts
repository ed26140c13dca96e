import type { SnapshotFrom } from 'xstate';
import type { SquadStatus } from '../enums/squad-status';
import type { SquadContext } from './squad-context';
import { squadMachine } from './squad-machine';

export type SquadSnapshot = SnapshotFrom<typeof squadMachine>;

/** The machine in the state that the columns tell, without running any step. */
export const restoreSquad = (status: SquadStatus, context: SquadContext): SquadSnapshot => squadMachine.resolveState({ value: status, context });
