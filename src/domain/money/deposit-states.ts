import { lifecycleOf } from '../lifecycle/lifecycle';
import type { StateTable } from '../lifecycle/state-table';
import { type DepositStatus, depositStatuses } from './deposit';

export type DepositEvent = {
  readonly type: 'deposit.delayed' | 'deposit.paid' | 'deposit.declined' | 'deposit.refunded';
};

const paid = { description: 'провайдер подтвердил: деньги на балансе', target: 'PAID' } as const;
const declined = { description: 'провайдер отказал', target: 'DECLINED' } as const;

const states = {
  CREATED: {
    description: 'Человек пошёл платить',
    on: {
      'deposit.delayed': { description: 'провайдер проверяет платёж', target: 'DELAYED' },
      'deposit.paid': paid,
      'deposit.declined': declined,
    },
  },
  DELAYED: {
    description: 'Провайдер принял деньги и проверяет их',
    on: { 'deposit.paid': paid, 'deposit.declined': declined },
  },
  PAID: {
    description: 'Деньги на балансе',
    on: { 'deposit.refunded': { description: 'вернулось всё до копейки; часть его не меняет', target: 'REFUNDED' } },
  },
  DECLINED: {
    description: 'Не оплачено; уведомления приходят в любом порядке, и оплата засчитывается и после отказа',
    on: { 'deposit.paid': paid },
  },
  REFUNDED: { description: 'Деньги вернулись плательщику', type: 'final' },
} as const satisfies StateTable<DepositStatus, DepositEvent['type'], never>;

/** What becomes of a deposit by its provider's notices, which come late, repeated and in any order. */
export const depositLife = lifecycleOf<DepositStatus, DepositEvent['type']>('deposit', depositStatuses, states);
