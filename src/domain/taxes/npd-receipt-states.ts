import { lifecycleOf } from '../lifecycle/lifecycle';
import type { StateTable } from '../lifecycle/state-table';

/** Of the receipt that a self-employed mate owes for money that was paid out to them (Law 422-FZ, art. 14). */
export const npdReceiptStateNames = ['OWED', 'GIVEN', 'CONFIRMED', 'REFUSED', 'EXCUSED'] as const;

export type NpdReceiptState = (typeof npdReceiptStateNames)[number];

/** The mate has still to give one. */
export const owedReceiptStates = ['OWED', 'REFUSED'] as const satisfies readonly NpdReceiptState[];

export type NpdReceiptEvent = { readonly type: 'npd.given' | 'npd.confirmed' | 'npd.refused' | 'npd.excused' };

const npdReceiptStates = {
  OWED: {
    description: 'Деньги выплачены, чека ещё нет: напарнику напоминают',
    on: {
      'npd.given': { description: 'напарник прислал ссылку', target: 'GIVEN' },
      'npd.excused': { description: 'чек не нужен, решил оператор', target: 'EXCUSED' },
    },
  },
  GIVEN: {
    description: 'Ссылка есть, её смотрит оператор',
    on: {
      'npd.given': { description: 'напарник исправил ссылку', target: 'GIVEN' },
      'npd.confirmed': { description: 'чек верный', target: 'CONFIRMED' },
      'npd.refused': { description: 'чек не тот: нужен другой', target: 'REFUSED' },
    },
  },
  CONFIRMED: { description: 'Чек принят', type: 'final' },
  REFUSED: {
    description: 'Чек не принят: напарник видит, почему, и присылает другой',
    on: {
      'npd.given': { description: 'напарник прислал другой', target: 'GIVEN' },
      'npd.excused': { description: 'чек не нужен, решил оператор', target: 'EXCUSED' },
    },
  },
  EXCUSED: { description: 'Чек не нужен', type: 'final' },
} as const satisfies StateTable<NpdReceiptState, NpdReceiptEvent['type'], never>;

/** The life of such a receipt. A corrected link of one that is given already changes no state. */
export const npdReceiptLife = lifecycleOf<NpdReceiptState, NpdReceiptEvent['type']>(
  'receipt of the mate',
  npdReceiptStateNames,
  npdReceiptStates,
);
