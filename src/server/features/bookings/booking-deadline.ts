import { bookingTerms } from '#domain/bookings/booking-terms.ts';
import type { OperationKind } from '#domain/money/operation-kind.ts';
import type { App } from '../../platform/app';
import type { DeadlineHandler } from '../../platform/deadlines/deadline-sweeper';
import { openOperation } from '../../platform/ledger/operations';
import { deadlineKinds } from './schedule-booking-deadlines';
import { type BookingRow, type BookingStep, lockBooking } from './booking-row';
import { stepBooking } from './booking-step';
import { openBooking } from './open-booking';
import { notifySoon } from './notify-booking';

/** A late reminder is skipped when a nearer one is already due. */
const remind = async (step: Pick<BookingStep, 'tx' | 'at'>, row: BookingRow, ahead: number): Promise<void> => {
  const nearer = Math.max(0, ...bookingTerms.reminders.filter((other) => other < ahead));
  if (step.at.getTime() < row.startsAt.getTime() - nearer) await notifySoon(step, row, ahead);
};

/** Timer events of a booking. One that no longer applies does nothing. */
export const bookingDeadline =
  (app: App): DeadlineHandler =>
  async (tx, { aggregateId, kind, subject, dueAt }) => {
    const row = await lockBooking(tx, aggregateId);
    const now = new Date(app.clock.now());
    const operation = async (name: OperationKind): Promise<BookingStep> => ({
      app,
      tx,
      at: now,
      operationId: await openOperation(tx, name, 'system', now),
    });
    if (kind === deadlineKinds.unanswered && row.status === 'REQUESTED')
      return stepBooking(await operation('booking unanswered'), row, { type: 'booking.unanswered', at: dueAt });
    if (row.status !== 'CONFIRMED') return;
    if (kind === deadlineKinds.remind) return remind({ tx, at: now }, row, Number(subject));
    if (kind === deadlineKinds.open) return openBooking(app, await operation('booking open'), row);
  };
