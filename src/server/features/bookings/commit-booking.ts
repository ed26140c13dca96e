import { eq } from 'drizzle-orm';
import type { BookingEvent } from '#domain/bookings/booking.ts';
import { bookingLog, type LoggedBooking } from '#domain/bookings/booking-log.ts';
import type { Tx } from '../../platform/db/open-database';
import { booking } from '../../platform/db/schema/bookings';
import { beginLog, makeStep } from '../../platform/steps/log-step';
import { type BookingRow, factsOf } from './booking-row';

const stateOf = (row: BookingRow): LoggedBooking => {
  const { status, price, closedBy: side, returned } = row;
  const isClosed = side !== null && returned !== null;
  return { status, facts: factsOf(row), closing: isClosed ? { side, returned, forMate: price - returned } : null };
};

/** Stores a new booking of its client, whose log begins. */
export const insertBooking = async (
  tx: Tx,
  operationId: string,
  row: Omit<typeof booking.$inferInsert, 'status'>,
): Promise<BookingRow> => {
  const [inserted] = await tx
    .insert(booking)
    .values({ ...row, status: 'REQUESTED' })
    .returning();
  if (!inserted) throw new Error('the booking was not written');
  const { id, clientId: by, createdAt } = inserted;
  await beginLog(tx, bookingLog, { id, operationId, state: stateOf(inserted), at: createdAt.getTime(), by });
  return inserted;
};

interface Change {
  readonly event: BookingEvent;
  /** What its transfers belong to, and who made it. */
  readonly operationId: string;
  readonly values: Partial<Omit<BookingRow, 'status' | 'closedBy' | 'returned'>>;
}

/**
 * The only way in which a booking's status changes: the step is made by the rules and logged, the row is stored. The
 * caller has locked the row and made sure that the event fits. Returns the state after it.
 */
export const commitBooking = async (
  tx: Tx,
  row: BookingRow,
  { event, operationId, values }: Change,
): Promise<LoggedBooking> => {
  const after = await makeStep(tx, bookingLog, { id: row.id, operationId, before: stateOf(row), event });
  const { status, closing } = after;
  await tx
    .update(booking)
    .set({ ...values, status, closedBy: closing?.side ?? null, returned: closing?.returned ?? null })
    .where(eq(booking.id, row.id));
  return after;
};
