import type { AnyStateMachine } from 'xstate';
import { articleMachine } from '#domain/blog/article-machine.ts';
import { bookingMachine } from '#domain/bookings/booking-machine.ts';
import { povRequestMachine } from '#domain/pov-request/pov-request-machine.ts';
import { disputeMachine } from '#domain/squad/dispute-machine.ts';
import { earlyFinishMachine } from '#domain/squad/early-finish-machine.ts';
import { squadMachine } from '#domain/squad/squad-machine.ts';
import { depositMachine } from '#client/features/deposit/deposit-machine.ts';
import { mateToggleMachine } from '#client/features/mate-toggle/mate-toggle-machine.ts';
import { povUploadMachine } from '#client/features/pov-request/pov-upload-machine.ts';
import { rebrandingMachine } from '#client/features/rebranding/rebranding-machine.ts';

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
