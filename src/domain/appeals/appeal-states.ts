import { lifecycleOf } from '../lifecycle/lifecycle';
import type { StateTable } from '../lifecycle/state-table';

export const appealStateNames = ['WAITING', 'UPHELD', 'DECLINED'] as const;

export type AppealState = (typeof appealStateNames)[number];

export type AppealEvent = { readonly type: 'appeal.upheld' | 'appeal.declined' };

/** The states of an appeal. There is one for each decision, and its outcome is final. */
const appealStates = {
  WAITING: {
    description: 'Ждёт оператора, который не принимал решение',
    on: {
      'appeal.upheld': { description: 'решение отменено со всеми последствиями', target: 'UPHELD' },
      'appeal.declined': { description: 'решение остаётся', target: 'DECLINED' },
    },
  },
  UPHELD: { description: 'Решение отменено', type: 'final' },
  DECLINED: { description: 'Решение осталось в силе', type: 'final' },
} as const satisfies StateTable<AppealState, AppealEvent['type'], never>;

export const appealLife = lifecycleOf<AppealState, AppealEvent['type']>('appeal', appealStateNames, appealStates);

export const appealOutcomes = ['UPHELD', 'DECLINED'] as const satisfies readonly AppealState[];

export type AppealOutcome = (typeof appealOutcomes)[number];

export const outcomeEvents: Readonly<Record<AppealOutcome, AppealEvent['type']>> = {
  UPHELD: 'appeal.upheld',
  DECLINED: 'appeal.declined',
};
