import { mulDiv, type Kopecks } from '../money/kopecks';
import type { UserId } from '../squad/facts/squad-people';
import { bookingTerms } from './booking-terms';

/**
 * REQUESTED: paid for, the mate has not answered. CONFIRMED: both keep the hour. OPENED: its squad stands and goes on
 * by its own rules. The others are over, and nothing is held any more.
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

/** Whose doing it was that a booking came to nothing; SYSTEM: nobody's. */
export const bookingSides = ['CLIENT', 'MATE', 'OPERATOR', 'SYSTEM'] as const;

export type BookingSide = (typeof bookingSides)[number];

/** What the rules need to know. Times in epoch ms, `price` in kopecks: what the client has paid. */
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
  /** No squad could be made until the last moment; whose fault that is, the server finds out. */
  | ({ readonly type: 'booking.failed'; readonly because: BookingSide } & At);

export type BookingErrorCode = 'BOOKINGS_NOT_FOUND' | 'BOOKINGS_INVALID_STATE';

/** When silence becomes a refusal, epoch ms. */
export const answerDue = ({ createdAt, startsAt }: Pick<BookingFacts, 'createdAt' | 'startsAt'>): number =>
  Math.min(createdAt + bookingTerms.answer, startsAt - bookingTerms.answerBefore);

/** Until when the client gets everything back, epoch ms. */
export const freeCancelUntil = ({ startsAt }: Pick<BookingFacts, 'startsAt'>): number =>
  startsAt - bookingTerms.freeCancelBefore;

/** On which side of a booking this person stands; null for a stranger. */
export const bookingSideOf = (facts: BookingFacts, person: UserId): 'CLIENT' | 'MATE' | null =>
  person === facts.clientId ? 'CLIENT' : person === facts.mateId ? 'MATE' : null;

/** Why an open booking refuses this, null when it does not. Strangers are told that there is none. */
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

/** Where the held price goes when a booking is closed, in kopecks; together they are the price. */
export interface BookingClosing {
  readonly side: BookingSide;
  readonly returned: Kopecks;
  /** Before the platform's part is taken of it, as of any order. */
  readonly forMate: Kopecks;
}

const closingBy = (side: BookingSide, { price }: BookingFacts, isKept: boolean): BookingClosing => {
  const forMate = isKept ? mulDiv(price, bookingTerms.lateCancelPercent, 100) : 0;
  return { side, returned: price - forMate, forMate };
};

/**
 * What a closing event does with the money. Only a client who gives up a confirmed hour late, or does not come, pays
 * for it: nobody pays for what a mate, an operator or chance has undone.
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
