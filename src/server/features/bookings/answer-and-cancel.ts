import { and, eq, sql } from 'drizzle-orm';
import type { bookingsContract } from '#contract/squads/bookings.ts';
import { bookingTerms } from '#domain/bookings/booking-terms.ts';
import { bookingClosing } from '#domain/bookings/booking.ts';
import { bookingAfter } from '#domain/bookings/booking-machine.ts';
import type { Tx } from '../../platform/db/open-database';
import { squad, squadMember } from '../../platform/db/schema/squads';
import type { Handler } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';
import { runOperation } from '../../platform/ledger/operations';
import { type BookingRow, factsOf, lockBooking } from './booking-row';
import { stepBooking } from './booking-step';
import { viewBooking } from './booking-view';

/**
 * Whether a current squad of the mate would run past the booking's hour; for one that has not started its whole length
 * is assumed.
 */
const playsPast = async (tx: Tx, { mateId, startsAt }: BookingRow, now: Date): Promise<boolean> => {
  const ends = sql`CASE ${squad.status} WHEN 'IN_A_GAME' THEN ${squad.statusEndsAt} ELSE ${now}::timestamptz + ${squad.durationMinutes} * interval '1 minute' END`;
  const opens = new Date(startsAt.getTime() - bookingTerms.opensBefore);
  const rows = await tx
    .select({ id: squad.id })
    .from(squadMember)
    .innerJoin(squad, eq(squad.id, squadMember.squadId))
    .where(and(eq(squadMember.userId, mateId), eq(squadMember.active, true), sql`${ends} > ${opens}`))
    .limit(1);
  return rows.length > 0;
};

/** The mate accepts or declines. @throws Refusal BOOKINGS_NOT_FOUND, BOOKINGS_INVALID_STATE, BOOKINGS_TIME_NOT_FREE */
export const answerBooking: Handler<(typeof bookingsContract)['POST /v1/bookings/{id}/answer']> = (
  app,
  { actor, params: { id }, body: { accepted } },
) =>
  runOperation(
    app,
    { kind: 'POST /v1/bookings/{id}/answer', actor: actor.id, idempotencyKey: null, request: { id, accepted } },
    async (tx, operationId) => {
      const at = new Date(app.clock.now());
      const row = await lockBooking(tx, id);
      const event = { type: 'booking.answered', by: actor.id, accepted, at: at.getTime() } as const;
      const next = bookingAfter(row.status, factsOf(row), event);
      if ('refused' in next) throw new Refusal(next.refused);
      if (accepted && (await playsPast(tx, row, at))) throw new Refusal('BOOKINGS_TIME_NOT_FREE');
      await stepBooking({ app, tx, operationId, at }, row, event);
      return viewBooking(app, tx, actor.id, id);
    },
  );

/**
 * Either side cancels. A client who was shown a larger refund than applies now has to confirm again.
 * @throws Refusal BOOKINGS_NOT_FOUND, BOOKINGS_INVALID_STATE, BOOKINGS_TERMS_CHANGED
 */
export const cancelBooking: Handler<(typeof bookingsContract)['POST /v1/bookings/{id}/cancel']> = (
  app,
  { actor, params: { id }, body, idempotencyKey },
) =>
  runOperation(
    app,
    { kind: 'POST /v1/bookings/{id}/cancel', actor: actor.id, idempotencyKey, request: { id, ...body } },
    async (tx, operationId) => {
      const at = new Date(app.clock.now());
      const row = await lockBooking(tx, id);
      const facts = factsOf(row);
      const event = { type: 'booking.cancelled', by: actor.id, at: at.getTime() } as const;
      const next = bookingAfter(row.status, facts, event);
      if ('refused' in next) throw new Refusal(next.refused);
      if (bookingClosing(row.status, facts, event).returned < body.returned)
        throw new Refusal('BOOKINGS_TERMS_CHANGED');
      await stepBooking({ app, tx, operationId, at }, row, event);
      return viewBooking(app, tx, actor.id, id);
    },
  );
