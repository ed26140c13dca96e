import { lifecycleOf } from '../lifecycle/lifecycle';
import type { StateTable } from '../lifecycle/state-table';
import { type DrawStatus, drawStatuses } from './draw-terms';

export type DrawEvent = { readonly type: 'draw.drawn' | 'draw.canceled' | 'draw.paid' };

const states = {
  OPEN: {
    description: 'Люди участвуют или ждут начала',
    on: {
      'draw.drawn': { description: 'закрылся, победителей определило зерно', target: 'DRAWN' },
      'draw.canceled': { description: 'оператор отменил, участники знают почему', target: 'CANCELED' },
    },
  },
  DRAWN: {
    description: 'Победители известны, призы не выплачены',
    on: { 'draw.paid': { description: 'оператор выплатил призы', target: 'PAID' } },
  },
  PAID: { description: 'Призы выплачены', type: 'final' },
  CANCELED: { description: 'Отменён', type: 'final' },
} as const satisfies StateTable<DrawStatus, DrawEvent['type'], never>;

/** The life of a prize draw. */
export const drawLife = lifecycleOf<DrawStatus, DrawEvent['type']>('draw', drawStatuses, states);
