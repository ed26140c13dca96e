import { answerDue } from '#domain/bookings/booking.ts';
import { bookingTerms } from '#domain/bookings/booking-terms.ts';
import type { Tx } from '../../platform/db/open-database';
import {
  cancelDeadline,
  type DeadlineKey,
  scheduleDeadline,
  scheduleDeadlines,
} from '../../platform/deadlines/schedule-deadline';
import { type BookingRow, factsOf } from './booking-row';

/** Kinds of a booking's deadlines. */
export const deadlineKinds = { unanswered: 'unanswered', remind: 'remind', open: 'open' } as const;

const keyOf = (id: string, kind: keyof typeof deadlineKinds, subject = ''): DeadlineKey => ({
  aggregate: `booking:${id}`,
  kind,
  subject,
});

/** Schedules the end of the time in which the mate may answer. */
export const scheduleAnswerDue = (tx: Tx, row: BookingRow): Promise<void> =>
  scheduleDeadline(tx, keyOf(row.id, deadlineKinds.unanswered), answerDue(factsOf(row)));

/** Schedules the (next) attempt to open the squad; `at` in epoch ms. */
export const scheduleOpening = (tx: Tx, id: string, at: number): Promise<void> =>
  scheduleDeadline(tx, keyOf(id, deadlineKinds.open), at);

/** Schedules the reminders that are still ahead and the opening of the squad. `now` in epoch ms. */
export const scheduleStart = async (tx: Tx, { id, startsAt }: BookingRow, now: number): Promise<void> => {
  await cancelDeadline(tx, keyOf(id, deadlineKinds.unanswered));
  const reminders = bookingTerms.reminders
    .map((ahead) => ({ ...keyOf(id, deadlineKinds.remind, String(ahead)), dueAt: startsAt.getTime() - ahead }))
    .filter(({ dueAt }) => dueAt > now);
  await scheduleDeadlines(tx, reminders);
  await scheduleOpening(tx, id, startsAt.getTime() - bookingTerms.opensBefore);
};

/** Cancels all deadlines of a booking that has ended. */
export const cancelBookingDeadlines = async (tx: Tx, id: string): Promise<void> => {
  await cancelDeadline(tx, keyOf(id, deadlineKinds.unanswered));
  await cancelDeadline(tx, keyOf(id, deadlineKinds.open));
  for (const ahead of bookingTerms.reminders) await cancelDeadline(tx, keyOf(id, deadlineKinds.remind, String(ahead)));
};
