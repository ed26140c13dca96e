import { setup } from 'xstate';
import { phantom } from '../phantom';
import { type RefundEvent, type RefundFacts, refundGuards, refundStates } from './refund-states';

/** The states of a refund of a deposit as an XState machine. */
export const refundMachine = setup({
  types: { context: phantom<RefundFacts>(), input: phantom<RefundFacts>(), events: phantom<RefundEvent>() },
  guards: refundGuards,
}).createMachine({
  id: 'refund',
  description: 'Возврат пополнения',
  context: ({ input }) => input,
  initial: 'ASKED',
  states: refundStates,
});
