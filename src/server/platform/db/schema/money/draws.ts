import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { drawStatuses } from '#domain/draws/draw-terms.ts';
import { kopecks, time } from '../columns';

export const draw = pgTable('draw', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  title: text('title').notNull(),
  description: text('description').notNull().default(''),
  places: integer('places').notNull(),
  /** Bonus money for each winner, in kopecks; 0 for prizes other than money. */
  prize: kopecks('prize').notNull(),
  /** Hex; secret until the winners are drawn. */
  seed: text('seed').notNull(),
  seedHash: text('seed_hash').notNull(),
  status: text('status', { enum: drawStatuses }).notNull(),
  opensAt: time('opens_at').notNull(),
  closesAt: time('closes_at').notNull(),
  drawnAt: time('drawn_at'),
});

export const drawTicket = pgTable('draw_ticket', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  drawId: integer('draw_id').notNull(),
  userId: uuid('user_id').notNull(),
  tickets: integer('tickets').notNull(),
  createdAt: time('created_at').notNull(),
});

export const drawWinner = pgTable('draw_winner', {
  drawId: integer('draw_id').notNull(),
  place: integer('place').notNull(),
  userId: uuid('user_id').notNull(),
  ticket: integer('ticket').notNull(),
  paidAt: time('paid_at'),
});
