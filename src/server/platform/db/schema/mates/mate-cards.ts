import { boolean, date, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { categoryKinds } from '#domain/games/category.ts';
import { mateLevels } from '#domain/mates/grade.ts';
import { platforms } from '#domain/games/platform.ts';
import { kopecks, time } from '../columns';

/** The product itself writes only `presence` and `orderScore`; triggers write the rest. */
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
  /** The stored part of the place in the recommended order (domain/order); a job writes it. */
  orderScore: integer('order_score').notNull().default(4400),
  /** Has fewer than `newcomerOrders` finished orders; generated. */
  newcomer: boolean('newcomer').notNull(),
  facets: text('facets').array().notNull(),
  searchName: text('search_name').notNull(),
  nameParts: text('name_parts').array().notNull(),
});

/** When the mate of a card was last seen; read only: triggers write it. */
export const mateSeen = pgTable('mate_seen', {
  userId: uuid('user_id').primaryKey(),
  gameId: text('game_id').notNull(),
  lastOnlineAt: time('last_online_at'),
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

/** How often a mate's card was shown in lists and their page opened, by day in UTC. */
export const mateDay = pgTable('mate_day', {
  mateId: uuid('mate_id').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  shown: integer('shown').notNull().default(0),
  opened: integer('opened').notNull().default(0),
});

/** From which place of the recommended list, from 1, a mate was called into a squad. */
export const mateCallPlace = pgTable('mate_call_place', {
  squadId: integer('squad_id').notNull(),
  mateId: uuid('mate_id').notNull(),
  place: integer('place').notNull(),
  calledAt: time('called_at').notNull(),
});
