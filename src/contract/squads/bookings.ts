import * as z from 'zod/mini';
import { bookingSides, bookingStatuses } from '#domain/bookings/booking.ts';
import { bookingTerms } from '#domain/bookings/booking-terms.ts';
import { areWeeklyHours, weeklyHoursTerms } from '#domain/bookings/weekly-hours.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { cursor, gameId, integerId, limitUpTo, uuid } from '../schemas/fields';
import { money, time } from '../schemas/units';
import { squadTerms } from './squad-fields';
import { person, squadCategory } from './squad-view';
import { tidy } from '../schemas/tidy';
import { ageErrors } from './squad-errors';

const weeklySpan = z.object({
  weekday: z.int().check(z.gte(0), z.lte(6)),
  from: z.int().check(z.gte(0), z.lt(weeklyHoursTerms.dayMinutes)),
  to: z.int().check(z.gt(0), z.lte(weeklyHoursTerms.dayMinutes)),
});

const weeklyHours = z.array(weeklySpan).check(
  z.maxLength(7 * weeklyHoursTerms.maxOfDay),
  z.refine((spans) => areWeeklyHours(spans), 'Часы одного дня не должны пересекаться'),
);

const booking = z.object({
  id: uuid,
  status: z.enum(bookingStatuses),
  /** The viewer's side. */
  side: z.enum(['CLIENT', 'MATE']),
  client: person,
  mate: person,
  gameId,
  category: squadCategory,
  platform: squadTerms.platform,
  languages: z.array(z.string()),
  durationMinutes: z.number(),
  startsAt: time,
  createdAt: time,
  note: z.string(),
  /** What the client has paid. */
  price: money,
  /** What the mate will receive; only for the mate, otherwise null. */
  income: z.nullable(money),
  /** Until when the mate has to answer; null once they have. */
  answerBy: z.nullable(time),
  freeCancelUntil: time,
  /** Where the price would go if the viewer cancelled now; null when they cannot. `income`: the mate's part. */
  ifCancelled: z.nullable(z.object({ returned: money, income: money })),
  /** The squad it became. */
  squadId: z.nullable(z.number()),
  /** How it was closed without a game; null while it is open and when its squad was created. */
  closed: z.nullable(
    z.object({
      at: time,
      side: z.enum(bookingSides),
      /** The reason of the operator who cancelled it. */
      reason: z.nullable(z.string()),
      returned: money,
      income: z.nullable(money),
    }),
  ),
});

const byId = z.object({ id: uuid });

/** Bookings: games agreed on for a later hour. */
export const bookingsContract = endpoints({
  'GET /v1/mates/me/hours': endpoint({
    access: 'mate',
    summary: 'Hours in which a mate can be booked; in the mate’s time zone',
    response: z.object({ hours: z.array(weeklySpan), timeZone: z.string() }),
    errors: [],
  }),
  'PUT /v1/mates/me/hours': endpoint({
    access: 'mate',
    summary: 'Changes the hours of booking; an empty list closes it, what has been agreed stays',
    body: z.object({ hours: weeklyHours }),
    errors: [],
  }),
  'GET /v1/mates/{mateId}/booking-times': endpoint({
    access: 'public',
    summary: 'When a mate can be booked for a game of this length',
    params: z.object({ mateId: uuid }),
    query: z.object({ durationMinutes: z.coerce.number().check(z.int(), z.gte(30), z.lte(720)) }),
    response: z.object({
      /** Whether the mate takes bookings at all. */
      open: z.boolean(),
      starts: z.array(time),
    }),
    errors: ['USERS_NOT_FOUND'],
  }),
  'POST /v1/bookings': endpoint({
    access: 'client',
    summary: 'Books a mate for a client and sets the money aside until the game',
    idempotent: true,
    body: z.object({
      mateId: uuid,
      gameId,
      categoryId: integerId,
      platform: squadTerms.platform,
      languages: squadTerms.languages,
      durationMinutes: squadTerms.durationMinutes,
      startsAt: time,
      note: z._default(z.string().check(tidy(), z.maxLength(bookingTerms.noteMax)), ''),
      /** The price that the client saw; a different one is refused. */
      amount: money,
    }),
    response: booking,
    errors: [
      'BOOKINGS_TIME_NOT_FREE',
      'BOOKINGS_LIMIT',
      'BOOKINGS_PRICE_CHANGED',
      'BALANCE_INSUFFICIENT',
      'SQUADS_INVALID_MEMBERS',
      'SQUADS_GAME_NOT_FOUND',
      'SQUADS_INVALID_PLATFORM',
      'SQUADS_CATEGORY_NOT_FOUND',
      'SQUADS_CANNOT_PLAY_CATEGORY',
      'SQUADS_INVALID_ONBOARDING',
      'SQUADS_MATE_NOT_FOUND',
      'SQUADS_MATE_GAME_MISMATCH',
      'SQUADS_MATE_PLATFORM_MISMATCH',
      'SQUADS_MATE_LANGUAGE_MISMATCH',
      'SQUADS_MATE_CATEGORY_DISABLED',
      ...ageErrors,
    ],
  }),
  'GET /v1/bookings': endpoint({
    access: 'user',
    summary: 'One’s bookings: coming ones by the time of the game, or past ones from the latest',
    query: z.object({
      state: z._default(z.enum(['OPEN', 'PAST']), 'OPEN'),
      cursor: z.optional(cursor),
      limit: limitUpTo(50, 20),
    }),
    response: z.object({ items: z.array(booking), nextCursor: z.nullable(z.string()) }),
    errors: [],
  }),
  'GET /v1/bookings/awaiting': endpoint({
    access: 'mate',
    summary: 'How many bookings await the mate’s answer',
    response: z.object({ count: z.number() }),
    errors: [],
  }),
  'GET /v1/bookings/{id}': endpoint({
    access: 'user',
    summary: 'One of one’s bookings',
    params: byId,
    response: booking,
    errors: ['BOOKINGS_NOT_FOUND'],
  }),
  'POST /v1/bookings/{id}/answer': endpoint({
    access: 'mate',
    summary: 'The mate accepts or declines',
    params: byId,
    body: z.object({ accepted: z.boolean() }),
    response: booking,
    errors: ['BOOKINGS_NOT_FOUND', 'BOOKINGS_INVALID_STATE', 'BOOKINGS_TIME_NOT_FREE'],
  }),
  'POST /v1/bookings/{id}/cancel': endpoint({
    access: 'user',
    summary: 'Cancels a booking; a late cancellation costs the client a part of the price',
    idempotent: true,
    params: byId,
    /** The refund of the client that the person saw; if it is less by now, the call is refused. */
    body: z.object({ returned: money }),
    response: booking,
    errors: ['BOOKINGS_NOT_FOUND', 'BOOKINGS_INVALID_STATE', 'BOOKINGS_TERMS_CHANGED'],
  }),
});

export type Booking = z.input<typeof booking>;
export type BookingAnswer = z.output<typeof booking>;
export type WeeklySpan = z.output<typeof weeklySpan>;
