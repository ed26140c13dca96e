import type { BookingSide, BookingStatus } from '../bookings/booking';
import type { DrawStatus } from '../draws/draw-terms';
import type { PromoCodeState } from '../pricing/promo-code-state';
import type { DisputeStatus, SquadStatus } from '../squad/facts/squad-enums';

/*
 * What operators call the states of orders and of what is given away: the screens of the desk and the files that it
 * gives out say the same.
 */

export const squadStatusNames: Readonly<Record<SquadStatus, string>> = {
  PENDING: 'Сбор',
  READY: 'Готовность',
  STARTED: 'Лобби',
  IN_A_GAME: 'В игре',
  FINISHED: 'Сыгран',
  DISBANDED: 'Распущен',
};

export const disputeStatusNames: Readonly<Record<DisputeStatus, string>> = {
  IN_PROGRESS: 'Ждёт решения',
  NEW: 'Ждёт другую сторону',
  CLOSED: 'Решён',
};

export const disputeSideNames = { PAYER: 'Кто платил', MATE: 'Кто играл' } as const;

export const bookingStatusNames: Readonly<Record<BookingStatus, string>> = {
  REQUESTED: 'Ждёт ответа',
  CONFIRMED: 'Договорились',
  OPENED: 'Сквад собран',
  DECLINED: 'Отказ',
  EXPIRED: 'Нет ответа',
  CANCELLED: 'Отменена',
  FAILED: 'Сорвалась',
};

export const bookingSideNames: Readonly<Record<BookingSide, string>> = {
  CLIENT: 'Клиент',
  MATE: 'Напарник',
  OPERATOR: 'Поддержка',
  SYSTEM: 'Сервис',
};

export const promoCodeStateNames: Readonly<Record<PromoCodeState, string>> = {
  ACTIVE: 'Действует',
  USED_UP: 'Разобран',
  WAITING: 'Ждёт второго',
  EXPIRED: 'Истёк',
  OFF: 'Отключён',
};

export const drawStatusNames: Readonly<Record<DrawStatus, string>> = {
  OPEN: 'Открыт',
  DRAWN: 'Ждёт выплаты',
  PAID: 'Выплачен',
  CANCELED: 'Отменён',
};

interface Draw {
  readonly status: DrawStatus;
  readonly opensAt: Date | string;
  readonly closesAt: Date | string;
}

/** The state of a draw now (epoch ms): an open one is before, within or after the period when tickets are given. */
export const drawStateName = ({ status, opensAt, closesAt }: Draw, now: number): string => {
  if (status === 'OPEN' && now < new Date(opensAt).getTime()) return 'Скоро откроется';
  return status === 'OPEN' && now >= new Date(closesAt).getTime() ? 'Приём закрыт' : drawStatusNames[status];
};
