import { bigint, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bookingSides, bookingStatuses } from '#domain/bookings/booking.ts';
import { categoryKinds } from '#domain/games/category.ts';
import { platforms } from '#domain/games/platform.ts';
import { mateLevels } from '#domain/mates/grade.ts';
import type { HourlyRates } from '#domain/pricing/rates.ts';
import { kopecks, time } from './columns';

export const mateHours = pgTable('mate_hours', {
  userId: uuid('user_id').notNull(),
  weekday: integer('weekday').notNull(),
  from: integer('from_minute').notNull(),
  to: integer('to_minute').notNull(),
});

export const booking = pgTable('booking', {
  id: uuid('id').primaryKey(),
  clientId: uuid('client_id').notNull(),
  mateId: uuid('mate_id').notNull(),
  status: text('status', { enum: bookingStatuses }).notNull(),
  gameId: text('game_id').notNull(),
  categoryId: integer('category_id').notNull(),
  categoryKind: text('category_kind', { enum: categoryKinds }).notNull(),
  categoryPercent: integer('category_percent'),
  platform: text('platform', { enum: platforms }).notNull(),
  languages: text('languages').array().notNull(),
  durationMinutes: integer('duration_minutes').notNull(),
  startsAt: time('starts_at').notNull(),
  createdAt: time('created_at').notNull(),
  note: text('note').notNull(),
  level: text('level', { enum: mateLevels }).notNull(),
  percent: integer('percent').notNull(),
  /** Kopecks by level, as of the day of the booking. */
  rates: jsonb('rates').$type<HourlyRates>().notNull(),
  price: kopecks('price').notNull(),
  bonus: kopecks('bonus').notNull(),
  gift: kopecks('gift').notNull(),
  transactionId: bigint('transaction_id', { mode: 'number' }),
  confirmedAt: time('confirmed_at'),
  squadId: integer('squad_id'),
  closedAt: time('closed_at'),
  closedBy: text('closed_by', { enum: bookingSides }),
  /** The reason that an operator has given. */
  closedReason: text('closed_reason'),
  returned: kopecks('returned'),
  income: kopecks('income'),
});
