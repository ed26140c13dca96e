import * as z from 'zod/mini';
import { bookingSides, bookingStatuses } from '../../domain/bookings/booking';
import { categoryKinds } from '../../domain/games/category';
import { transactionTypes } from '../../domain/money/transaction-type';
import { squadStatuses } from '../../domain/squad/facts/squad-enums';
import { endpoint, endpoints } from '../kit/endpoint';
import { gameId, isoTime, rubles, uuid } from '../schemas/fields';
import {
  adminPerson,
  amount,
  anyOf,
  csvQuery,
  listOf,
  listQuery,
  moment,
  scheduledStep,
  reason,
  search,
  seen,
} from './kit';

export const adminBookingRow = z.object({
  id: uuid,
  client: adminPerson,
  mate: adminPerson,
  gameId,
  gameName: z.string(),
  kind: z.enum(categoryKinds),
  durationMinutes: z.number(),
  startsAt: isoTime,
  createdAt: isoTime,
  status: z.enum(bookingStatuses),
  price: rubles,
  /** Whose doing it was that it came to nothing; null while it stands and when its squad was made. */
  closedBy: z.nullable(z.enum(bookingSides)),
  /** What it has become. */
  squadId: z.nullable(z.number()),
});

const whole = z.object({
  ...adminBookingRow.shape,
  platform: z.string(),
  languages: z.array(z.string()),
  note: z.string(),
  /** Percent of order that was agreed on. */
  percent: z.number(),
  /** Of the price, what was paid by bonus money and by that of certificates. */
  bonus: rubles,
  gift: rubles,
  /** What lies in its account of the ledger now. */
  held: rubles,
  answerBy: isoTime,
  freeCancelUntil: isoTime,
  /** Null while there is no agreement; also for those of before it was written down. */
  confirmedAt: z.nullable(isoTime),
  closedAt: z.nullable(isoTime),
  /** Where the price went when it came to nothing; together they are the price. */
  closing: z.nullable(z.object({ returned: rubles, income: rubles, service: rubles })),
  squad: z.nullable(z.object({ id: z.number(), gameId, status: z.enum(squadStatuses) })),
  /** Its lines in the histories of both. */
  lines: z.array(
    z.object({
      id: z.string(),
      person: adminPerson,
      type: z.enum(transactionTypes),
      amount: rubles,
      createdAt: isoTime,
    }),
  ),
  /** The subject of a reminder: so long before the start, ms. */
  deadlines: z.array(scheduledStep),
  /** Whoever asks is one of the two and may not act on it. */
  own: z.boolean(),
  mayCancel: z.boolean(),
});

const filters = {
  status: anyOf(bookingStatuses),
  closedBy: anyOf(bookingSides),
  gameId: z.optional(gameId),
  minAmount: amount,
  maxAmount: amount,
  /** Of the game. */
  from: moment,
  to: moment,
  /** The beginning of either name, or the id. */
  search,
};
const sorts = ['startsAt', '-startsAt', 'price', '-price'] as const;

const access = { permission: 'MANAGE_SQUADS' } as const;
const id = z.object({ id: uuid });

export const adminBookingsContract = endpoints({
  'GET /v1/admin/bookings': endpoint({
    access,
    summary: 'Все записи к напарникам',
    query: listQuery(filters, sorts),
    response: listOf(adminBookingRow),
    errors: [],
  }),
  'GET /v1/admin/bookings.csv': endpoint({
    access,
    summary: 'Тот же список файлом',
    query: csvQuery(filters, sorts),
    raw: true,
    errors: [],
  }),
  'GET /v1/admin/bookings/{id}': endpoint({
    access,
    summary: 'Запись целиком: кто, когда, деньги, сроки, сквад',
    params: id,
    response: whole,
    errors: ['BOOKINGS_NOT_FOUND'],
  }),
  'POST /v1/admin/bookings/{id}/cancel': endpoint({
    access: { permission: 'DISBAND_SQUADS' },
    summary: 'Отменяет запись: всё возвращается клиенту, оба читают почему',
    idempotent: true,
    params: id,
    body: z.object({ seen, reason }),
    response: whole,
    errors: ['BOOKINGS_NOT_FOUND', 'BOOKINGS_INVALID_STATE', 'ADMIN_OWN_OBJECT', 'ADMIN_CHANGED_MEANWHILE'],
  }),
});
