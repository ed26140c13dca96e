import { lifecycleOf } from '../lifecycle/lifecycle';
import type { StateTable } from '../lifecycle/state-table';
import { type WithdrawalStatus, withdrawalStatuses } from './withdrawal';

export type WithdrawalEvent = {
  readonly type: 'withdrawal.confirmed' | 'withdrawal.paid' | 'withdrawal.rejected' | 'withdrawal.canceled';
};

const rejected = { description: 'оператор отказал, деньги снова на балансе', target: 'REJECTED' } as const;

const states = {
  WAITING_FOR_CONFIRMATION: {
    description: 'Деньги удержаны, заявка ждёт оператора или, без отметок риска, своего срока',
    on: {
      'withdrawal.confirmed': { description: 'подтверждена: её выплатит провайдер или оператор', target: 'CONFIRMED' },
      'withdrawal.rejected': rejected,
      'withdrawal.canceled': { description: 'человек передумал, деньги снова на балансе', target: 'REJECTED' },
    },
  },
  CONFIRMED: {
    description: 'Подтверждена, ждёт выплаты',
    on: { 'withdrawal.paid': { description: 'деньги ушли человеку', target: 'PAID' }, 'withdrawal.rejected': rejected },
  },
  PAID: { description: 'Выплачена', type: 'final' },
  REJECTED: { description: 'Не выплачена, деньги на балансе', type: 'final' },
} as const satisfies StateTable<WithdrawalStatus, WithdrawalEvent['type'], never>;

/** The life of a withdrawal; who may take which step, and when, stands with the calls. */
export const withdrawalLife = lifecycleOf<WithdrawalStatus, WithdrawalEvent['type']>(
  'withdrawal',
  withdrawalStatuses,
  states,
);
