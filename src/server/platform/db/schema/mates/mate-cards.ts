import { boolean, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { categoryKinds } from '#domain/games/category.ts';
import { mateLevels } from '#domain/mates/grade.ts';
import { platforms } from '#domain/games/platform.ts';
import { kopecks, time } from '../columns';

/** The product itself writes only `presence`; triggers write the rest. */
export const mateCard = pgTable('mate_card', {
  userId: uuid('user_id').primaryKey(),
  gameId: text('game_id').notNull(),
  username: text('username').notNull(),
  avatarUrl: text('avatar_url'),
  description: text('description'),
  grade: text('grade', { enum: mateLevels }).notNull(),
  languages: text('languages').array().notNull(),
  platforms: text('platforms', { enum: platforms }).array().notNull(),
  kinds: text('kinds', { enum: categoryKinds }).array().notNull(),
  ratingHundredths: integer('rating_hundredths').notNull(),
  reviewCount: integer('review_count').notNull(),
  finishedOrders: integer('finished_orders').notNull(),
  basePrice: kopecks('base_price').notNull(),
  priceFrom: kopecks('price_from').notNull(),
  active: boolean('active').notNull(),
  presence: smallint('presence').notNull().default(0),
  /** Is in an active squad; triggers write it. */
  busy: boolean('busy').notNull().default(false),
  standing: smallint('standing').notNull(),
  /** Median time of the latest answers to a call, in seconds; null while there are too few. A trigger writes it. */
  answerSeconds: integer('answer_seconds'),
  /** Address of the mate's recorded self-introduction; a trigger writes it. */
  voiceUrl: text('voice_url'),
  /** Has hours for bookings; triggers write it. */
  bookable: boolean('bookable').notNull().default(false),
  facets: text('facets').array().notNull(),
  searchName: text('search_name').notNull(),
  nameParts: text('name_parts').array().notNull(),
});

/** Read only: triggers write it. */
export const mateOffer = pgTable('mate_offer', {
  userId: uuid('user_id').notNull(),
  categoryId: integer('category_id').notNull(),
  basePrice: kopecks('base_price').notNull(),
  grade: text('grade', { enum: mateLevels }).notNull(),
});

export const mateFavorite = pgTable('mate_favorite', {
  userId: uuid('user_id').notNull(),
  mateId: uuid('mate_id').notNull(),
  createdAt: time('created_at').notNull(),
});

export const mateFreeWish = pgTable('mate_free_wish', {
  userId: uuid('user_id').notNull(),
  mateId: uuid('mate_id').notNull(),
  createdAt: time('created_at').notNull(),
});
