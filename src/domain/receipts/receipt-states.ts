import { stateAfter, type StateTable, type TableGuards } from '../lifecycle/state-table';

/** OFF: no register was set up when the receipt was due. */
export const receiptStateNames = ['OFF', 'QUEUED', 'ACCEPTED', 'DONE', 'REFUSED'] as const;

export type ReceiptState = (typeof receiptStateNames)[number];

export type ReceiptEvent =
  | { readonly type: 'receipt.accepted' }
  | { readonly type: 'receipt.done' }
  | { readonly type: 'receipt.refused' }
  | { readonly type: 'receipt.again' };

/** The receipt's facts that its states depend on: none. */
export type ReceiptFacts = Readonly<Record<string, never>>;

export const receiptGuards: TableGuards<never, ReceiptFacts, ReceiptEvent> = {};

/** The states of a receipt. A lost answer changes none: the register is asked again by the receipt's own id. */
export const receiptStates = {
  OFF: {
    description: 'Касса не подключена: чек записан, но не пробит',
    on: { 'receipt.again': { description: 'оператор просит пробить', target: 'QUEUED' } },
  },
  QUEUED: {
    description: 'Ждёт кассы; без ответа спрашивается снова тем же номером',
    on: {
      'receipt.accepted': { description: 'касса приняла', target: 'ACCEPTED' },
      'receipt.done': { description: 'касса пробила сразу', target: 'DONE' },
      'receipt.refused': { description: 'касса отказала', target: 'REFUSED' },
    },
  },
  ACCEPTED: {
    description: 'Касса приняла и пробивает: спрашивается по номеру документа',
    on: {
      'receipt.done': { description: 'пробит', target: 'DONE' },
      'receipt.refused': { description: 'касса не пробила', target: 'REFUSED' },
    },
  },
  DONE: { description: 'Пробит, ссылка у человека', type: 'final' },
  REFUSED: {
    description: 'Не пробит: ждёт оператора',
    on: { 'receipt.again': { description: 'оператор просит пробить снова', target: 'QUEUED' } },
  },
} as const satisfies StateTable<ReceiptState, ReceiptEvent['type'], never>;

/** The state after an event; null when the event does not fit the present one. */
export const receiptAfter = (state: ReceiptState, event: ReceiptEvent): ReceiptState | null =>
  stateAfter<ReceiptState, never, ReceiptFacts, ReceiptEvent>(receiptStates, receiptGuards, state, {
    context: {},
    event,
  });
