import { setup } from 'xstate';
import { phantom } from '../phantom';
import { type ReceiptEvent, receiptGuards, receiptStates } from './receipt-states';

/** The states of a receipt as an XState machine. */
export const receiptMachine = setup({
  types: { events: phantom<ReceiptEvent>() },
  guards: receiptGuards,
}).createMachine({ id: 'receipt', description: 'Чек', initial: 'QUEUED', states: receiptStates });
