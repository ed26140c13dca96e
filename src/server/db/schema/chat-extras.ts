import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { chatReactions } from '../../../domain/enums/chat-reaction';
import { chatReportReasons } from '../../../domain/enums/chat-report-reason';
import { time } from './columns';

export const chatReaction = pgTable('chat_reaction', {
  messageId: uuid('message_id').notNull(),
  userId: uuid('user_id').notNull(),
  reaction: text('reaction', { enum: chatReactions }).notNull(),
});

export const chatFile = pgTable('chat_file', {
  id: uuid('id').primaryKey(),
  chatId: uuid('chat_id').notNull(),
  uploadedBy: uuid('uploaded_by').notNull(),
  messageId: uuid('message_id'),
  place: integer('place').notNull().default(0),
  name: text('name').notNull(),
  size: integer('size').notNull(),
  type: text('type').notNull(),
  width: integer('width'),
  height: integer('height'),
  address: text('address').notNull(),
  uploadedAt: time('uploaded_at').notNull(),
});

export const chatSettings = pgTable('chat_settings', {
  userId: uuid('user_id').primaryKey(),
  sound: boolean('sound').notNull(),
  quietFrom: integer('quiet_from'),
  quietTo: integer('quiet_to'),
  version: integer('version').notNull().default(1),
});

export const userBlock = pgTable('user_block', {
  blockerId: uuid('blocker_id').notNull(),
  blockedId: uuid('blocked_id').notNull(),
  createdAt: time('created_at').notNull(),
});

export const chatReport = pgTable('chat_report', {
  id: uuid('id').primaryKey(),
  messageId: uuid('message_id').notNull(),
  reporterId: uuid('reporter_id').notNull(),
  reason: text('reason', { enum: chatReportReasons }).notNull(),
  comment: text('comment').notNull(),
  text: text('text').notNull(),
  status: text('status', { enum: ['NEW', 'CLOSED'] }).notNull().default('NEW'),
  createdAt: time('created_at').notNull(),
});
