import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { referralTypes } from '#domain/people/referral.ts';
import { referralChannels } from '#domain/people/referral-channel.ts';
import { supportRatings, supportStates, supportTopics } from '#domain/people/support-topic.ts';
import { kopecks, time } from './columns';

export const referralTag = pgTable('referral_tag', {
  userId: uuid('user_id').primaryKey(),
  tag: text('tag').notNull(),
});

export const referral = pgTable('referral', {
  clientId: uuid('client_id').primaryKey(),
  referrerId: uuid('referrer_id').notNull(),
  type: text('type', { enum: referralTypes }).notNull(),
  channel: text('channel', { enum: referralChannels }),
  squadId: integer('squad_id'),
  articleId: integer('article_id'),
  earned: kopecks('earned').notNull().default(0),
  createdAt: time('created_at').notNull(),
});

export const supportThread = pgTable('support_thread', {
  chatId: uuid('chat_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  topic: text('topic', { enum: supportTopics }).notNull(),
  squadId: integer('squad_id'),
  clientId: uuid('client_id').notNull(),
  createdAt: time('created_at').notNull(),
  operatorId: uuid('operator_id'),
  changedAt: time('changed_at').notNull(),
  waitingSince: time('waiting_since'),
  firstAnsweredAt: time('first_answered_at'),
  closedAt: time('closed_at'),
  rating: text('rating', { enum: supportRatings }),
  ratingWhy: text('rating_why').notNull().default(''),
  ratedAt: time('rated_at'),
  ratedOperatorId: uuid('rated_operator_id'),
  state: text('state', { enum: supportStates })
    .notNull()
    .generatedAlwaysAs(sql`state`),
});

export const supportPast = pgTable('support_past', {
  chatId: uuid('chat_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  withTexts: boolean('with_texts').notNull(),
  past: text('past').notNull(),
  createdAt: time('created_at').notNull(),
});

export const supportTemplate = pgTable('support_template', {
  id: uuid('id').primaryKey(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  topic: text('topic', { enum: supportTopics }),
  createdAt: time('created_at').notNull(),
});
