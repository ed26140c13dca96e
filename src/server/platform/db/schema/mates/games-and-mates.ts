import { bigint, boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { categoryKinds } from '#domain/games/category.ts';
import { mateLevels } from '#domain/mates/grade.ts';
import { strikeDecisions } from '#domain/mates/mate-terms.ts';
import { platforms } from '#domain/games/platform.ts';
import { kopecks, time } from '../columns';

export const game = pgTable('game', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  iconUrl: text('icon_url').notNull(),
  platforms: text('platforms', { enum: platforms }).array().notNull(),
  maxSlots: integer('max_slots').notNull().default(5),
  position: integer('position').notNull(),
});

/** Uploaded icons; a game names the one that it uses. */
export const gameIcon = pgTable('game_icon', {
  src: text('src').primaryKey(),
  uploadedAt: time('uploaded_at').notNull(),
});

export const category = pgTable('category', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  gameId: text('game_id').notNull(),
  kind: text('kind', { enum: categoryKinds }).notNull(),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  /** Null: the percentage of its kind applies. */
  pricePercent: integer('price_percent'),
  position: integer('position').notNull(),
  enabled: boolean('enabled').notNull().default(true),
});

export const userPlatform = pgTable('user_platform', {
  userId: uuid('user_id').notNull(),
  gameId: text('game_id').notNull(),
  platforms: text('platforms', { enum: platforms }).array().notNull(),
});

export const mateAccess = pgTable('mate_access', {
  userId: uuid('user_id').primaryKey(),
  gameId: text('game_id').notNull(),
  active: boolean('active').notNull().default(false),
  grade: text('grade', { enum: mateLevels }).notNull(),
  percent: integer('percent').notNull(),
  ratingHundredths: integer('rating_hundredths').notNull().default(450),
  reviewCount: integer('review_count').notNull().default(0),
  finishedOrders: integer('finished_orders').notNull().default(0),
  finishedMinutes: integer('finished_minutes').notNull().default(0),
  basePrice: kopecks('base_price').notNull(),
  ordersOffUntil: time('orders_off_until'),
  notificationsConnected: boolean('notifications_connected').notNull().default(false),
  missedInvitations: integer('missed_invitations').notNull().default(0),
  missedOffAt: time('missed_off_at'),
  unreachedAt: time('unreached_at'),
  reachedAgainAt: time('reached_again_at'),
  blockedAt: time('blocked_at'),
  blockReason: text('block_reason'),
  /** When an operator verified the mate's identity. */
  verifiedAt: time('verified_at'),
  /** Address of the mate's recorded self-introduction. */
  voiceUrl: text('voice_url'),
  createdAt: time('created_at').notNull(),
});

export const mateCategory = pgTable('mate_category', {
  userId: uuid('user_id').notNull(),
  categoryId: integer('category_id').notNull(),
});

export const mateStrike = pgTable('mate_strike', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid('user_id').notNull(),
  squadId: integer('squad_id'),
  reason: text('reason').notNull(),
  createdAt: time('created_at').notNull(),
  forgivenAt: time('forgiven_at'),
});

export const mateStrikeCase = pgTable('mate_strike_case', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  gameId: text('game_id').notNull(),
  strikes: integer('strikes').notNull(),
  openedAt: time('opened_at').notNull(),
  decision: text('decision', { enum: strikeDecisions }),
  reason: text('reason'),
  decidedBy: uuid('decided_by'),
  decidedAt: time('decided_at'),
});
