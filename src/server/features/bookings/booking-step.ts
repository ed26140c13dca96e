import { bookingClosing, type BookingEvent } from '#domain/bookings/booking.ts';
import { bookingAfter } from '#domain/bookings/booking-machine.ts';
import { Refusal } from '../../platform/http/refusal';
import { scheduleStart, cancelBookingDeadlines } from './schedule-booking-deadlines';
import { releasePrice } from './booking-money';
import { type BookingRow, type BookingStep, factsOf } from './booking-row';
import { commitBooking } from './commit-booking';
import { announceBooking, notifyClosed, notifyConfirmed } from './notify-booking';

const confirm = async (step: BookingStep, row: BookingRow, event: BookingEvent): Promise<void> => {
  const { tx, operationId, at } = step;
  await commitBooking(tx, row, { event, operationId, values: { confirmedAt: at } });
  await scheduleStart(tx, row, at.getTime());
  await notifyConfirmed(step, row);
};

const close = async (
  step: BookingStep,
  row: BookingRow,
  status: BookingRow['status'],
  event: BookingEvent,
  reason: string | null,
): Promise<void> => {
  const { tx, operationId, at } = step;
  const { side, returned, forMate } = bookingClosing(row.status, factsOf(row), event);
  const income = await releasePrice(step, row, { returned, forMate });
  const values = { closedAt: at, closedReason: reason, income };
  await commitBooking(tx, row, { event, operationId, values });
  await cancelBookingDeadlines(tx, row.id);
  await notifyClosed(step, row, status, { side, returned, income, reason });
};

/**
 * Applies one event to a locked booking: checks the rules, moves the money, stores the row, notifies. The squad of a
 * booking is created elsewhere. `reason`: an operator's text, shown to both.
 * @throws Refusal the machine's refusal
 */
export const stepBooking = async (
  step: BookingStep,
  row: BookingRow,
  event: Exclude<BookingEvent, { type: 'booking.opened' }>,
  reason: string | null = null,
): Promise<void> => {
  const next = bookingAfter(row.status, factsOf(row), event);
  if ('refused' in next) throw new Refusal(next.refused);
  if (next.status === 'CONFIRMED') await confirm(step, row, event);
  else await close(step, row, next.status, event, reason);
  await announceBooking(step, row);
};
