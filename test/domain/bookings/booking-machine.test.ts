import {
  answerDue,
  bookingClosing,
  type BookingEvent,
  type BookingFacts,
  type BookingStatus,
  bookingStatuses,
  freeCancelUntil,
} from '#domain/bookings/booking.ts';
import { bookingAfter } from '#domain/bookings/booking-machine.ts';
import { hours } from '#domain/time/durations.ts';

const facts: BookingFacts = { clientId: 'client', mateId: 'mate', createdAt: 0, startsAt: hours(48), price: 70_001 };
const at = hours(1);
const after = (status: BookingStatus, event: BookingEvent): string => {
  const next = bookingAfter(status, facts, event);
  return 'refused' in next ? next.refused : next.status;
};
const answered = (by: string, accepted = true, when = at): BookingEvent => ({
  type: 'booking.answered',
  by,
  accepted,
  at: when,
});
const cancelled = (by: string, when = at): BookingEvent => ({ type: 'booking.cancelled', by, at: when });

describe('a booking', () => {
  test('is confirmed or declined by its mate alone', () => {
    expect(after('REQUESTED', answered('mate'))).toBe('CONFIRMED');
    expect(after('REQUESTED', answered('mate', false))).toBe('DECLINED');
    expect(after('REQUESTED', answered('client'))).toBe('BOOKINGS_INVALID_STATE');
    expect(after('REQUESTED', answered('somebody'))).toBe('BOOKINGS_NOT_FOUND');
    expect(after('CONFIRMED', answered('mate'))).toBe('BOOKINGS_INVALID_STATE');
  });

  test('is answered within twelve hours, an hour before the start at the latest', () => {
    expect(answerDue(facts)).toBe(hours(12));
    expect(answerDue({ createdAt: 0, startsAt: hours(4) })).toBe(hours(3));
    expect(after('REQUESTED', answered('mate', true, hours(12) - 1))).toBe('CONFIRMED');
    expect(after('REQUESTED', answered('mate', true, hours(12)))).toBe('BOOKINGS_INVALID_STATE');
    expect(after('REQUESTED', { type: 'booking.unanswered', at })).toBe('EXPIRED');
  });

  test('is cancelled by either side or an operator while it is open', () => {
    for (const status of ['REQUESTED', 'CONFIRMED'] as const) {
      for (const by of ['client', 'mate', 'operator']) expect(after(status, cancelled(by))).toBe('CANCELLED');
      expect(after(status, cancelled('somebody'))).toBe('BOOKINGS_NOT_FOUND');
    }
  });

  test('becomes a squad or fails only once it is confirmed', () => {
    expect(after('CONFIRMED', { type: 'booking.opened', at })).toBe('OPENED');
    expect(after('CONFIRMED', { type: 'booking.failed', because: 'MATE', at })).toBe('FAILED');
    expect(after('REQUESTED', { type: 'booking.opened', at })).toBe('BOOKINGS_INVALID_STATE');
  });

  test('that is over accepts no event, and does not exist for strangers', () => {
    const over = bookingStatuses.filter((status) => status !== 'REQUESTED' && status !== 'CONFIRMED');
    for (const status of over) {
      for (const event of [answered('mate'), cancelled('client'), cancelled('operator')])
        expect(after(status, event)).toBe('BOOKINGS_INVALID_STATE');
      expect(after(status, cancelled('somebody'))).toBe('BOOKINGS_NOT_FOUND');
    }
  });
});

describe('the money of one that ends', () => {
  const everything = { returned: 70_001, forMate: 0 };

  test.each<[string, BookingStatus, BookingEvent, object]>([
    ['declined', 'REQUESTED', answered('mate', false), { side: 'MATE', ...everything }],
    ['unanswered', 'REQUESTED', { type: 'booking.unanswered', at }, { side: 'SYSTEM', ...everything }],
    ['withdrawn before the answer', 'REQUESTED', cancelled('client', hours(47)), { side: 'CLIENT', ...everything }],
    ['in time', 'CONFIRMED', cancelled('client', freeCancelUntil(facts)), { side: 'CLIENT', ...everything }],
    [
      'late',
      'CONFIRMED',
      cancelled('client', freeCancelUntil(facts) + 1),
      { side: 'CLIENT', returned: 35_001, forMate: 35_000 },
    ],
    ['by the mate', 'CONFIRMED', cancelled('mate', hours(48)), { side: 'MATE', ...everything }],
    ['by an operator', 'CONFIRMED', cancelled('operator', hours(48)), { side: 'OPERATOR', ...everything }],
    [
      'the client did not come',
      'CONFIRMED',
      { type: 'booking.failed', because: 'CLIENT', at },
      { side: 'CLIENT', returned: 35_001, forMate: 35_000 },
    ],
    [
      'the mate did not come',
      'CONFIRMED',
      { type: 'booking.failed', because: 'MATE', at },
      { side: 'MATE', ...everything },
    ],
    [
      'nobody’s fault',
      'CONFIRMED',
      { type: 'booking.failed', because: 'SYSTEM', at },
      { side: 'SYSTEM', ...everything },
    ],
  ])('%s', (_what, status, event, closing) => expect(bookingClosing(status, facts, event)).toEqual(closing));
});
