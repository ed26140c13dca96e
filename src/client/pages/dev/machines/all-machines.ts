import type { AnyStateMachine } from 'xstate';
import { allPlayables } from './play/playables/all-playables';

/** Every machine of the product, by its id: drawn in the documents and on /dev/machines, which alone import this. */
export const allMachines: readonly AnyStateMachine[] = allPlayables.map(({ machine }) => machine);
