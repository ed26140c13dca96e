import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { categoryKinds } from '#domain/games/category.ts';
import { kopecks, time } from '../columns';

export const promoCode = pgTable('promo_code', {
  code: text('code').primaryKey(),
  percent: integer('percent'),
  amount: kopecks('amount'),
  userId: uuid('user_id'),
  gameId: text('game_id'),
  categoryIds: integer('category_ids').array().notNull().default([]),
  categoryKinds: text('category_kinds', { enum: categoryKinds }).array().notNull().default([]),
  expiresAt: time('expires_at'),
  deactivatedAt: time('deactivated_at'),
  maxUses: integer('max_uses'),
  uses: integer('uses').notNull().default(0),
  maxUsesPerUser: integer('max_uses_per_user'),
  /** The operator; null if the product created it. */
  createdBy: uuid('created_by'),
  /** Who has asked for it or for wider limits, while a second operator has to agree. */
  askedBy: uuid('asked_by'),
  askedAt: time('asked_at'),
  /** Pays for a lesson of a course; not created by an operator. */
  lesson: boolean('lesson').notNull().default(false),
  createdAt: time('created_at').notNull(),
});

export const promoCodeUse = pgTable('promo_code_use', {
  squadId: integer('squad_id').primaryKey(),
  code: text('code').notNull(),
  userId: uuid('user_id').notNull(),
  createdAt: time('created_at').notNull(),
});
