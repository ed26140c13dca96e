import type { StepLog } from '../lifecycle/step-log';
import {
  type BookingClosing,
  bookingClosing,
  type BookingEvent,
  type BookingFacts,
  type BookingStatus,
} from './booking';
import { bookingAfter } from './booking-machine';

/** A booking as its rules see it, and where its money went when it was closed without a squad. */
export interface LoggedBooking {
  readonly status: BookingStatus;
  readonly facts: BookingFacts;
  readonly closing: BookingClosing | null;
}

/** Steps of bookings; the note and an operator's reason stand in the booking alone. */
export const bookingLog: StepLog<LoggedBooking, BookingEvent> = {
  aggregate: 'booking',
  rules: 1,
  events: ['booking.answered', 'booking.unanswered', 'booking.cancelled', 'booking.opened', 'booking.failed'],
  apply: ({ status: before, facts }, event) => {
    const next = bookingAfter(before, facts, event);
    if ('refused' in next) return null;
    const { status } = next;
    const isClosed = status !== 'CONFIRMED' && status !== 'OPENED';
    return { status, facts, closing: isClosed ? bookingClosing(before, facts, event) : null };
  },
};
