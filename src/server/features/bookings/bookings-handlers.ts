import { eq } from 'drizzle-orm';
import type { bookingsContract } from '#contract/squads/bookings.ts';
import { defaultTimeZone } from '#domain/text/format-moment.ts';
import { inTransaction } from '../../platform/db/in-transaction';
import { appUser } from '../../platform/db/schema/people';
import type { Handlers } from '../../platform/http/call';
import { answerBooking, cancelBooking } from './answer-and-cancel';
import { book } from './book';
import { viewBooking } from './booking-view';
import { freeTimes } from './free-times';
import { countAwaiting, listBookings } from './list-bookings';
import { readHours, replaceHours } from './mate-hours';

export const bookingsHandlers: Handlers<typeof bookingsContract> = {
  'GET /v1/mates/me/hours': async ({ db }, { actor }) => {
    const [own] = await db.select({ timeZone: appUser.timeZone }).from(appUser).where(eq(appUser.id, actor.id));
    return { hours: await readHours(db, actor.id), timeZone: own?.timeZone ?? defaultTimeZone };
  },
  'PUT /v1/mates/me/hours': ({ db }, { actor, body: { hours } }) =>
    inTransaction(db, (tx) => replaceHours(tx, actor.id, hours)),
  'GET /v1/mates/{mateId}/booking-times': async ({ db, clock }, { actor, params, query: { durationMinutes } }) => {
    const asked = { mateId: params.mateId, viewerId: actor?.id ?? null, durationMinutes, now: clock.now() };
    const { open, starts } = await freeTimes(db, asked);
    return { open, starts: starts.map((at) => new Date(at)) };
  },
  'POST /v1/bookings': book,
  'GET /v1/bookings': listBookings,
  'GET /v1/bookings/awaiting': async (app, { actor }) => ({ count: await countAwaiting(app.db, actor.id) }),
  'GET /v1/bookings/{id}': (app, { actor, params }) => viewBooking(app, app.db, actor.id, params.id),
  'POST /v1/bookings/{id}/answer': answerBooking,
  'POST /v1/bookings/{id}/cancel': cancelBooking,
};
