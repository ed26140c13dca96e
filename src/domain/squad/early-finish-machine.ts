import { setup } from 'xstate';
import { phantom } from '../phantom';
import {
  earlyFinishStates,
  type EarlyFinishEvent,
  type EarlyFinishFacts,
  earlyFinishGuards,
} from './early-finish-states';

/** The states of a request to finish early as an XState machine. */
export const earlyFinishMachine = setup({
  types: {
    context: phantom<EarlyFinishFacts>(),
    input: phantom<EarlyFinishFacts>(),
    events: phantom<EarlyFinishEvent>(),
  },
  guards: earlyFinishGuards,
}).createMachine({
  id: 'earlyFinish',
  description: 'Досрочное завершение игры',
  context: ({ input }) => input,
  initial: 'NONE',
  states: earlyFinishStates,
});
