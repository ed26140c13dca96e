import type { Booking } from '#contract/squads/bookings.ts';
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

/** The status, or who caused the booking to fail. */
export const statusText = ({ status, closed }: Pick<Booking, 'status' | 'closed'>): string => {
  if (closed !== null && status === 'CANCELLED') return texts.cancelledBy[closed.side];
  if (closed !== null && status === 'FAILED') return texts.missing[closed.side];
  return texts.status[status];
};

/** Where the price of a closed booking went, from the viewer's side; nothing for an open or played one. */
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

/** The other person of the booking. */
export const otherSide = ({ side, client, mate }: Pick<Booking, 'side' | 'client' | 'mate'>): Booking['mate'] =>
  side === 'CLIENT' ? mate : client;
