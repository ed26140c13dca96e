import { setup } from 'xstate';
import { phantom } from '../phantom';
import { type ReceiptEvent, receiptLife } from './receipt-states';

/** The states of a receipt as an XState machine. */
export const receiptMachine = setup({ types: { events: phantom<ReceiptEvent>() } }).createMachine({
  id: 'receipt',
  description: 'Чек',
  initial: 'QUEUED',
  states: receiptLife.states,
});
