import type { Booking } from '../../../contract/squads/bookings';
import { formatMoney } from '../../entities/money/money';
import type { BadgeTone } from '../../kit/display/badge';
import { texts } from './texts';

export const statusTones: Readonly<Record<Booking['status'], BadgeTone>> = {
  REQUESTED: 'warn',
  CONFIRMED: 'ok',
  OPENED: 'accent',
  DECLINED: 'neutral',
  EXPIRED: 'neutral',
  CANCELLED: 'neutral',
  FAILED: 'danger',
};

/** Where it stands, or whose doing it was that it came to nothing. */
export const statusText = ({ status, closed }: Pick<Booking, 'status' | 'closed'>): string => {
  if (closed !== null && status === 'CANCELLED') return texts.cancelledBy[closed.side];
  if (closed !== null && status === 'FAILED') return texts.missing[closed.side];
  return texts.status[status];
};

/** Where the price of a closed booking went, as this side is told; nothing for one that stands or was played. */
export const closingText = ({ side, price, closed }: Pick<Booking, 'side' | 'price' | 'closed'>): readonly string[] => {
  if (closed === null) return [];
  const { returned, income } = closed;
  if (side === 'MATE') {
    return [
      ...(returned > 0 ? [texts.returnedToClient(formatMoney(returned))] : []),
      ...(income !== null && income > 0 ? [texts.received(formatMoney(income))] : []),
    ];
  }
  return [
    ...(returned > 0 ? [texts.returned(formatMoney(returned))] : []),
    ...(returned < price ? [texts.kept(formatMoney(price - returned))] : []),
  ];
};

/** Whom the asking person has agreed with. */
export const otherSide = ({ side, client, mate }: Pick<Booking, 'side' | 'client' | 'mate'>): Booking['mate'] =>
  side === 'CLIENT' ? mate : client;
