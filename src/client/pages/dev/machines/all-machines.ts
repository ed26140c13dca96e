import type { AnyStateMachine } from 'xstate';
import { articleMachine } from '../../../../domain/blog/article-machine';
import { bookingMachine } from '../../../../domain/bookings/booking-machine';
import { povRequestMachine } from '../../../../domain/pov-request/pov-request-machine';
import { disputeMachine } from '../../../../domain/squad/dispute-machine';
import { earlyFinishMachine } from '../../../../domain/squad/early-finish-machine';
import { squadMachine } from '../../../../domain/squad/squad-machine';
import { depositMachine } from '../../../features/deposit/deposit-machine';
import { mateToggleMachine } from '../../../features/mate-toggle/mate-toggle-machine';
import { povUploadMachine } from '../../../features/pov-request/pov-upload-machine';
import { rebrandingMachine } from '../../../features/rebranding/rebranding-machine';

/** Every machine of the product, by its id: drawn in the documents and on /dev/machines, which alone import this. */
export const allMachines: readonly AnyStateMachine[] = [
  squadMachine,
  earlyFinishMachine,
  disputeMachine,
  mateToggleMachine,
  rebrandingMachine,
  depositMachine,
  articleMachine,
  bookingMachine,
  povRequestMachine,
  povUploadMachine,
];
