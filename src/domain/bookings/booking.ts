import { mulDiv, type Kopecks } from '../money/kopecks';
import type { UserId } from '../squad/facts/squad-people';
import { bookingTerms } from './booking-terms';

/**
 * REQUESTED: paid, the mate has not answered. CONFIRMED: the hour is reserved for both. OPENED: its squad exists and
 * follows its own rules. In the other statuses the booking is over and no money is held.
 */
export const bookingStatuses = [
  'REQUESTED',
  'CONFIRMED',
  'OPENED',
  'DECLINED',
  'EXPIRED',
  'CANCELLED',
  'FAILED',
] as const;

export type BookingStatus = (typeof bookingStatuses)[number];

/** Which side a booking failed through; SYSTEM: nobody is to blame. */
export const bookingSides = ['CLIENT', 'MATE', 'OPERATOR', 'SYSTEM'] as const;

export type BookingSide = (typeof bookingSides)[number];

/** What the rules need. Times in epoch ms; `price` is what the client has paid, in kopecks. */
export interface BookingFacts {
  readonly clientId: UserId;
  readonly mateId: UserId;
  readonly createdAt: number;
  readonly startsAt: number;
  readonly price: Kopecks;
}

interface At {
  /** Epoch ms. */
  readonly at: number;
}

export type BookingEvent =
  | ({ readonly type: 'booking.answered'; readonly by: UserId; readonly accepted: boolean } & At)
  | ({ readonly type: 'booking.unanswered' } & At)
  | ({ readonly type: 'booking.cancelled'; readonly by: UserId | 'operator' } & At)
  | ({ readonly type: 'booking.opened' } & At)
  /** No squad could be opened in time; the server determines whose fault that is. */
  | ({ readonly type: 'booking.failed'; readonly because: BookingSide } & At);

export type BookingErrorCode = 'BOOKINGS_NOT_FOUND' | 'BOOKINGS_INVALID_STATE';

/** When a missing answer counts as declined, epoch ms. */
export const answerDue = ({ createdAt, startsAt }: Pick<BookingFacts, 'createdAt' | 'startsAt'>): number =>
  Math.min(createdAt + bookingTerms.answer, startsAt - bookingTerms.answerBefore);

/** Until when the client may cancel with a full refund, epoch ms. */
export const freeCancelUntil = ({ startsAt }: Pick<BookingFacts, 'startsAt'>): number =>
  startsAt - bookingTerms.freeCancelBefore;

/** The side of a booking that this person is on; null for a stranger. */
export const bookingSideOf = (facts: BookingFacts, person: UserId): 'CLIENT' | 'MATE' | null =>
  person === facts.clientId ? 'CLIENT' : person === facts.mateId ? 'MATE' : null;

/** Why an open booking refuses this event, null when it accepts it. For strangers it is BOOKINGS_NOT_FOUND. */
export const bookingRefusal = (facts: BookingFacts, event: BookingEvent): BookingErrorCode | null => {
  switch (event.type) {
    case 'booking.answered':
      if (event.by !== facts.mateId)
        return event.by === facts.clientId ? 'BOOKINGS_INVALID_STATE' : 'BOOKINGS_NOT_FOUND';
      return event.at >= answerDue(facts) ? 'BOOKINGS_INVALID_STATE' : null;
    case 'booking.cancelled':
      return event.by === 'operator' || bookingSideOf(facts, event.by) !== null ? null : 'BOOKINGS_NOT_FOUND';
    default:
      return null;
  }
};

/** Where the held price goes when a booking is closed, in kopecks; `returned` and `forMate` add up to the price. */
export interface BookingClosing {
  readonly side: BookingSide;
  readonly returned: Kopecks;
  /** Gross: the mate receives their percent of order of it, the service the rest. */
  readonly forMate: Kopecks;
}

const closingBy = (side: BookingSide, { price }: BookingFacts, isKept: boolean): BookingClosing => {
  const forMate = isKept ? mulDiv(price, bookingTerms.lateCancelPercent, 100) : 0;
  return { side, returned: price - forMate, forMate };
};

/**
 * Where the money goes with an event that closes a booking. Only a client who cancels a confirmed hour late, or does
 * not come, pays for it: nobody pays when a mate, an operator or chance is the reason.
 */
export const bookingClosing = (status: BookingStatus, facts: BookingFacts, event: BookingEvent): BookingClosing => {
  switch (event.type) {
    case 'booking.cancelled': {
      const side = event.by === 'operator' ? 'OPERATOR' : (bookingSideOf(facts, event.by) ?? 'SYSTEM');
      const isLate = status === 'CONFIRMED' && event.at > freeCancelUntil(facts);
      return closingBy(side, facts, side === 'CLIENT' && isLate);
    }
    case 'booking.failed':
      return closingBy(event.because, facts, event.because === 'CLIENT');
    case 'booking.answered':
      return closingBy('MATE', facts, false);
    default:
      return closingBy('SYSTEM', facts, false);
  }
};
