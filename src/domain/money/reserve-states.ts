import { lifecycleOf } from '../lifecycle/lifecycle';
import type { StateTable } from '../lifecycle/state-table';
import {
  type ReserveGroup,
  type ReserveStatus,
  reserveStatuses,
  type UnreserveStatus,
  unreserveStatuses,
} from './reserve';

export type ReserveEvent = {
  readonly type: 'reserve.funded' | 'reserve.takenBack' | 'reserve.emptied' | 'reserve.canceled';
};

const reserveStates = {
  CREATED: {
    description: 'Ссылка ждёт клиента, денег ещё нет',
    on: {
      'reserve.funded': { description: 'клиент отложил деньги по ссылке', target: 'RESERVED' },
      'reserve.takenBack': { description: 'напарник отозвал ссылку', target: 'CANCELED' },
    },
  },
  RESERVED: {
    description: 'Деньги клиента отложены и выплачиваются частями',
    on: {
      'reserve.emptied': { description: 'выплачена последняя часть', target: 'UNRESERVED' },
      'reserve.canceled': {
        description: 'остаток вернулся клиенту: отменил он, оператор, новый резерв или 90 дней тишины',
        target: 'CANCELED',
      },
    },
  },
  UNRESERVED: { description: 'Всё выплачено', type: 'final' },
  CANCELED: { description: 'Отменён, остаток у клиента', type: 'final' },
} as const satisfies StateTable<ReserveStatus, ReserveEvent['type'], never>;

/** The life of a reserve, from its signed link on. */
export const reserveLife = lifecycleOf<ReserveStatus, ReserveEvent['type']>('reserve', reserveStatuses, reserveStates);

/** Whether a reserve holds money: its parts are requested and paid, its rest may be returned. */
export const holdsMoney = (status: ReserveStatus): boolean => reserveLife.fits(status, 'reserve.canceled');

/** The group in which its sides find a reserve. */
export const reserveGroupOf = (status: ReserveStatus): ReserveGroup =>
  holdsMoney(status) ? 'ACTIVE' : reserveLife.fits(status, 'reserve.funded') ? 'LINKS' : 'CLOSED';

export type ReservePartEvent = { readonly type: 'part.confirmed' | 'part.rejected' | 'part.requestedAnew' };

const partStates = {
  PENDING: {
    description: 'Напарник просит часть резерва; молчание клиента три дня значит «да»',
    on: {
      'part.confirmed': { description: 'согласен клиент, оператор или срок ответа вышел', target: 'CONFIRMED' },
      'part.rejected': { description: 'отказ, деньги остаются в резерве', target: 'REJECTED' },
    },
  },
  CONFIRMED: { description: 'Выплачена напарнику', type: 'final' },
  REJECTED: {
    description: 'Отклонена, её можно изменить и попросить снова',
    on: { 'part.requestedAnew': { description: 'напарник изменил и просит снова', target: 'PENDING' } },
  },
} as const satisfies StateTable<UnreserveStatus, ReservePartEvent['type'], never>;

/** The life of a part that the mate requests; one that still waits may be changed or withdrawn, and remains waiting. */
export const reservePartLife = lifecycleOf<UnreserveStatus, ReservePartEvent['type']>(
  'part of a reserve',
  unreserveStatuses,
  partStates,
);

/** Whether a part waits for an answer. */
export const isPartOpen = (status: UnreserveStatus): boolean => reservePartLife.fits(status, 'part.confirmed');
