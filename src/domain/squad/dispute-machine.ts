import { setup } from 'xstate';
import { phantom } from '../phantom';
import { disputeCourse, type DisputeEvent, type DisputeFacts, disputeGuards } from './dispute-course';

/** The course of a dispute as a machine. */
export const disputeMachine = setup({
  types: { context: phantom<DisputeFacts>(), input: phantom<DisputeFacts>(), events: phantom<DisputeEvent>() },
  guards: disputeGuards,
}).createMachine({
  id: 'dispute',
  description: 'Спор о деньгах сквада',
  context: ({ input }) => input,
  initial: 'NONE',
  states: disputeCourse,
});
