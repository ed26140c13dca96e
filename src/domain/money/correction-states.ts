import { lifecycleOf } from '../lifecycle/lifecycle';
import type { StateTable } from '../lifecycle/state-table';
import { type CorrectionStatus, correctionStatuses } from './correction';

export type CorrectionEvent = { readonly type: 'correction.confirmed' | 'correction.rejected' };

const states = {
  WAITING: {
    description: 'Ждёт второго оператора, деньги не двигались',
    on: {
      'correction.confirmed': { description: 'второй оператор согласен, деньги переведены', target: 'DONE' },
      'correction.rejected': { description: 'второй отказал или первый передумал', target: 'REJECTED' },
    },
  },
  DONE: { description: 'Деньги переведены', type: 'final' },
  REJECTED: { description: 'Ничего не переведено', type: 'final' },
} as const satisfies StateTable<CorrectionStatus, CorrectionEvent['type'], never>;

/** The life of a correction that needs a second operator; a small one begins DONE. */
export const correctionLife = lifecycleOf<CorrectionStatus, CorrectionEvent['type']>(
  'correction',
  correctionStatuses,
  states,
);
