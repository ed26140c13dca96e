import { deskBookingsContract } from '#contract/desk/bookings.ts';
import { bookingsContract } from '#contract/squads/bookings.ts';
import { lockRow } from '../../platform/db/lock-row';
import { booking } from '../../platform/db/schema/bookings';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { deskBookingsHandlers } from './desk/bookings-handlers';
import { bookingDeadline } from './booking-deadline';
import { bookingsHandlers } from './bookings-handlers';
import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { App } from '../../platform/app';
import { inTransaction } from '../../platform/db/in-transaction';
import { openOperation } from '../../platform/ledger/operations';
import type { PersonGoneJob } from '../../platform/outbox/outbox-topics';
import { lockBooking } from './booking-row';
import { stepBooking } from './booking-step';

/**
 * A person may no longer play, or no longer as a mate: the service cancels their open bookings and returns all money.
 * Each in its own transaction; idempotent, since a repeated job finds nothing left.
 */
const cancelOpenBookings =
  (app: App) =>
  async ({ userId, as }: PersonGoneJob): Promise<void> => {
    const own = as === 'MATE' ? undefined : eq(booking.clientId, userId);
    const rows = await app.db
      .select({ id: booking.id })
      .from(booking)
      .where(and(or(eq(booking.mateId, userId), own), isNull(booking.closedAt)))
      .orderBy(asc(booking.startsAt));
    for (const { id } of rows)
      await inTransaction(app.db, async (tx) => {
        const row = await lockBooking(tx, id);
        if (row.closedAt !== null) return;
        const at = new Date(app.clock.now());
        const operationId = await openOperation(tx, 'bookings of somebody gone', 'system', at);
        const event = { type: 'booking.cancelled', by: 'operator', at: at.getTime() } as const;
        await stepBooking({ app, tx, operationId, at }, row, event);
      });
    if (rows.length > 0) app.outbox.kick();
  };

export const bookings: Feature = {
  name: 'bookings',
  resources: [serve(bookingsContract, bookingsHandlers), serve(deskBookingsContract, deskBookingsHandlers)],
  jobs: (app) => ({ personGone: cancelOpenBookings(app) }),
  deadlines: (app) => ({ booking: { lock: lockRow(booking), handle: bookingDeadline(app) } }),
};
