import { lifecycleOf } from '../lifecycle/lifecycle';
import type { StateTable } from '../lifecycle/state-table';

/** OFF: no register was set up when the receipt was due. */
export const receiptStateNames = ['OFF', 'QUEUED', 'ACCEPTED', 'DONE', 'REFUSED'] as const;

export type ReceiptState = (typeof receiptStateNames)[number];

export type ReceiptEvent = { readonly type: 'receipt.accepted' | 'receipt.done' | 'receipt.refused' | 'receipt.again' };

/** The states of a receipt. A lost answer changes none: the register is asked again by the receipt's own id. */
const receiptStates = {
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

export const receiptLife = lifecycleOf<ReceiptState, ReceiptEvent['type']>('receipt', receiptStateNames, receiptStates);
