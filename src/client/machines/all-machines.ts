import type { AnyStateMachine } from 'xstate';
import { povRequestMachine } from '../../domain/pov-request/pov-request-machine';
import { disputeMachine } from '../../domain/squad/dispute-machine';
import { earlyFinishMachine } from '../../domain/squad/early-finish-machine';
import { squadMachine } from '../../domain/squad/squad-machine';
import { depositMachine } from './deposit-machine';
import { mateToggleMachine } from './mate-toggle-machine';
import { povUploadMachine } from './pov-upload-machine';
import { rebrandingMachine } from './rebranding-machine';

/** Every machine of the product, by its id: drawn in the documents and on /dev/machines. Only those import it. */
export const allMachines: readonly AnyStateMachine[] = [squadMachine, earlyFinishMachine, disputeMachine, mateToggleMachine, rebrandingMachine, depositMachine, povRequestMachine, povUploadMachine];
