import { setup } from 'xstate';
import { phantom } from '../phantom';
import { disputeStates, type DisputeEvent, type DisputeFacts, disputeGuards } from './dispute-states';

/** The states of a dispute as an XState machine. */
export const disputeMachine = setup({
  types: { context: phantom<DisputeFacts>(), input: phantom<DisputeFacts>(), events: phantom<DisputeEvent>() },
  guards: disputeGuards,
}).createMachine({
  id: 'dispute',
  description: 'Спор о деньгах сквада',
  context: ({ input }) => input,
  initial: 'NONE',
  states: disputeStates,
});
