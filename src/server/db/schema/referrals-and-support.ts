import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { referralChannels } from '../../../domain/enums/referral-channel';
import { referralTypes } from '../../../domain/enums/referral-type';
import { supportTopics } from '../../../domain/enums/support-topic';
import { kopecks, time } from './columns';

export const referralTag = pgTable('referral_tag', { userId: uuid('user_id').primaryKey(), tag: text('tag').notNull() });

export const referral = pgTable('referral', {
  clientId: uuid('client_id').primaryKey(),
  referrerId: uuid('referrer_id').notNull(),
  type: text('type', { enum: referralTypes }).notNull(),
  channel: text('channel', { enum: referralChannels }),
  squadId: integer('squad_id'),
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
});
