import { plural } from '../text/format';
import type { WallClock } from '../text/wall-time';
import type { BookingStatus } from './booking';
import { whenTitle } from './when-text';

interface Booked {
  readonly status: BookingStatus;
  /** The person's own side. */
  readonly side: 'CLIENT' | 'MATE';
  readonly mate: { readonly username: string };
  readonly client: { readonly username: string };
}

const count = (number: number): string => `${number} ${plural(number, 'запись', 'записи', 'записей')}`;

export interface NextBookings {
  /** What there is to say; empty where there is nothing. */
  readonly text: string;
  /** How the link to all of them is called. */
  readonly label: string;
  /** Whether some wait for this mate's answer. */
  readonly awaited: boolean;
}

/**
 * The next booked game, and how many bookings wait for an answer, of a person's open bookings, the nearest first.
 * `startsAt`: when one begins, epoch ms; `now`: epoch ms; `clock` shows the time of the person's zone.
 */
export const nextBookings = <One extends Booked>(
  bookings: readonly One[],
  startsAt: (booking: One) => number,
  now: number,
  clock: WallClock,
): NextBookings => {
  const next = bookings.find(({ status }) => status === 'CONFIRMED');
  const asked = (by: 'CLIENT' | 'MATE'): number =>
    bookings.filter(({ status, side }) => status === 'REQUESTED' && side === by).length;
  const [waiting, requested] = [asked('MATE'), asked('CLIENT')];
  const words = [
    ...(next === undefined
      ? []
      : [
          `${whenTitle(startsAt(next), now, clock)}: игра по записи, ${(next.side === 'CLIENT' ? next.mate : next.client).username}`,
        ]),
    ...(waiting === 0 ? [] : [`Ждут твоего ответа: ${count(waiting)}`]),
    ...(requested === 0 ? [] : [`Ждут ответа напарника: ${count(requested)}`]),
  ];
  return { text: words.join('. '), label: waiting > 0 ? 'Ответить' : 'Все записи', awaited: waiting > 0 };
};
