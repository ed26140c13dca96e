import { lifecycleOf } from '../lifecycle/lifecycle';
import type { StateTable } from '../lifecycle/state-table';

/** Of a payout of a withdrawal by a provider. */
export const payoutStateNames = ['QUEUED', 'SENT', 'UNCLEAR', 'PAID', 'REFUSED'] as const;

export type PayoutState = (typeof payoutStateNames)[number];

export type PayoutEvent = {
  readonly type: 'payout.sent' | 'payout.paid' | 'payout.refused' | 'payout.unclear' | 'payout.again';
};

/** The states of a payout. What was refused goes back to the operator; another try is another payout. */
const payoutStates = {
  QUEUED: {
    description: 'Ждёт отправки провайдеру',
    on: {
      'payout.sent': { description: 'уходит провайдеру', target: 'SENT' },
      'payout.refused': { description: 'платить больше некому: снова ждёт оператора', target: 'REFUSED' },
    },
  },
  SENT: {
    description: 'У провайдера; без ответа его спрашивают, что стало',
    on: {
      'payout.paid': { description: 'деньги дошли', target: 'PAID' },
      'payout.refused': { description: 'провайдер отказал: снова ждёт оператора', target: 'REFUSED' },
      'payout.unclear': { description: 'провайдер молчит или говорит непонятное', target: 'UNCLEAR' },
    },
  },
  UNCLEAR: {
    description: 'Неясно, ушли ли деньги: решает оператор по кабинету провайдера',
    on: {
      'payout.paid': { description: 'деньги ушли', target: 'PAID' },
      'payout.refused': { description: 'деньги не уходили: снова ждёт оператора', target: 'REFUSED' },
      'payout.again': { description: 'деньги не уходили, отправить снова', target: 'QUEUED' },
    },
  },
  PAID: { description: 'Выплачено', type: 'final' },
  REFUSED: { description: 'Не выплачено: вывод снова ждёт оператора', type: 'final' },
} as const satisfies StateTable<PayoutState, PayoutEvent['type'], never>;

/** The life of a payout; while it is open, the money may have left or may leave, and nobody else pays the withdrawal. */
export const payoutLife = lifecycleOf<PayoutState, PayoutEvent['type']>('payout', payoutStateNames, payoutStates);
