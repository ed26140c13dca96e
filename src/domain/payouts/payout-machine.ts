import { setup } from 'xstate';
import { phantom } from '../phantom';
import { type PayoutEvent, payoutLife } from './payout-states';

/** The states of a payout as an XState machine. */
export const payoutMachine = setup({ types: { events: phantom<PayoutEvent>() } }).createMachine({
  id: 'payout',
  description: 'Выплата провайдером',
  initial: 'QUEUED',
  states: payoutLife.states,
});
