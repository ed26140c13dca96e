import { setup } from 'xstate';
import { phantom } from '../phantom';
import { type NpdReceiptEvent, npdReceiptLife } from './npd-receipt-states';

/** The states of a receipt of «Мой налог» as an XState machine. */
export const npdReceiptMachine = setup({ types: { events: phantom<NpdReceiptEvent>() } }).createMachine({
  id: 'npdReceipt',
  description: 'Чек напарника из «Мой налог»',
  initial: 'OWED',
  states: npdReceiptLife.states,
});
