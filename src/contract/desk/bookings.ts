import * as z from 'zod/mini';
import { bookingSides, bookingStatuses } from '#domain/bookings/booking.ts';
import { categoryKinds } from '#domain/games/category.ts';
import { transactionTypes } from '#domain/money/transaction-type.ts';
import { squadStatuses } from '#domain/squad/facts/squad-enums.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { gameId, uuid } from '../schemas/fields';
import { money, time } from '../schemas/units';
import {
  deskPerson,
  amount,
  anyOf,
  fileOfList,
  listOf,
  listQuery,
  moment,
  scheduledStep,
  reason,
  search,
  seen,
} from './kit';

export const deskBookingRow = z.object({
  id: uuid,
  client: deskPerson,
  mate: deskPerson,
  gameId,
  gameName: z.string(),
  kind: z.enum(categoryKinds),
  durationMinutes: z.number(),
  startsAt: time,
  createdAt: time,
  status: z.enum(bookingStatuses),
  price: money,
  /** Which side it failed through; null while it is open and when its squad was created. */
  closedBy: z.nullable(z.enum(bookingSides)),
  /** The squad it became; null: none. */
  squadId: z.nullable(z.number()),
});

const whole = z.object({
  ...deskBookingRow.shape,
  platform: z.string(),
  languages: z.array(z.string()),
  note: z.string(),
  /** The agreed percent of order. */
  percent: z.number(),
  /** Parts of the price paid with bonus money and with money of gift certificates. */
  bonus: money,
  gift: money,
  /** What its ledger account holds now. */
  held: money,
  answerBy: time,
  freeCancelUntil: time,
  /** Null while it is not confirmed; also for old bookings, from before this was recorded. */
  confirmedAt: z.nullable(time),
  closedAt: z.nullable(time),
  /** Where the price went when it was closed without a game; the three add up to the price. Null otherwise. */
  closing: z.nullable(z.object({ returned: money, income: money, service: money })),
  squad: z.nullable(z.object({ id: z.number(), gameId, status: z.enum(squadStatuses) })),
  /** Its transactions in the histories of both sides. */
  lines: z.array(
    z.object({ id: z.string(), person: deskPerson, type: z.enum(transactionTypes), amount: money, createdAt: time }),
  ),
  /** Scheduled steps; the subject of a reminder is how long before the start it is due, ms. */
  deadlines: z.array(scheduledStep),
  /** The operator is one of the two sides and may not act on it. */
  own: z.boolean(),
  mayCancel: z.boolean(),
});

const filters = {
  status: anyOf(bookingStatuses),
  closedBy: anyOf(bookingSides),
  gameId: z.optional(gameId),
  minAmount: amount,
  maxAmount: amount,
  /** Period of the start of the game. */
  from: moment,
  to: moment,
  /** Prefix of either name, or the id. */
  search,
};
const sorts = ['startsAt', '-startsAt', 'price', '-price'] as const;

const access = { permission: 'MANAGE_SQUADS' } as const;
const id = z.object({ id: uuid });

const listFile = fileOfList(access, filters, sorts);

export const deskBookingsContract = endpoints({
  'GET /v1/admin/bookings': endpoint({
    access,
    summary: 'All bookings of mates',
    query: listQuery(filters, sorts),
    response: listOf(deskBookingRow),
    errors: [],
  }),
  'GET /v1/admin/bookings.csv': listFile,
  'GET /v1/admin/bookings.xlsx': listFile,
  'GET /v1/admin/bookings/{id}': endpoint({
    access,
    summary: 'The whole booking: who, when, money, deadlines, squad',
    params: id,
    response: whole,
    errors: ['BOOKINGS_NOT_FOUND'],
  }),
  'POST /v1/admin/bookings/{id}/cancel': endpoint({
    access: { permission: 'DISBAND_SQUADS' },
    summary: 'Cancels a booking: the client gets everything back, both read why',
    idempotent: true,
    params: id,
    body: z.object({ seen, reason }),
    response: whole,
    errors: ['BOOKINGS_NOT_FOUND', 'BOOKINGS_INVALID_STATE', 'ADMIN_OWN_OBJECT', 'ADMIN_CHANGED_MEANWHILE'],
  }),
});
