import type { adminBookingsContract } from '#contract/admin/bookings.ts';
import { bookingSideOf } from '#domain/bookings/booking.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { runOperation } from '#server/platform/ledger/operations.ts';
import { requireUnchanged, writeAudit } from '../../audit/public';
import { factsOf, lockBooking } from '../booking-row';
import { stepBooking } from '../booking-step';
import { readBooking } from './read-booking';

/**
 * An operator cancels a booking: the client gets everything back, whatever the hour, and both are told why.
 * @throws Refusal BOOKINGS_NOT_FOUND, BOOKINGS_INVALID_STATE, ADMIN_OWN_OBJECT, ADMIN_CHANGED_MEANWHILE
 */
export const cancelByOperator: Handler<(typeof adminBookingsContract)['POST /v1/admin/bookings/{id}/cancel']> = (
  app,
  { actor, params: { id }, body, idempotencyKey },
) =>
  runOperation(
    app,
    { kind: 'cancel booking', actor: actor.id, idempotencyKey, request: { id, ...body } },
    async (tx, operationId) => {
      const at = new Date(app.clock.now());
      const row = await lockBooking(tx, id);
      if (bookingSideOf(factsOf(row), actor.id) !== null) throw new Refusal('ADMIN_OWN_OBJECT');
      const subject = `booking:${id}`;
      await requireUnchanged(tx, subject, body.seen);
      const event = { type: 'booking.cancelled', by: 'operator', at: at.getTime() } as const;
      await stepBooking({ app, tx, operationId, at }, row, event, body.reason);
      await writeAudit(app, tx, actor.id, {
        action: 'booking.cancel',
        subject,
        details: { status: row.status, returned: row.price, reason: body.reason },
      });
      return readBooking(app, tx, actor, id);
    },
  );
