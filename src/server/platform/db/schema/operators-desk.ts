import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns';

export const operatorNote = pgTable('operator_note', {
  id: uuid('id').primaryKey(),
  subject: text('subject').notNull(),
  authorId: uuid('author_id').notNull(),
  text: text('text').notNull(),
  createdAt: time('created_at').notNull(),
});

export const operatorView = pgTable('operator_view', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  section: text('section').notNull(),
  name: text('name').notNull(),
  query: text('query').notNull(),
});

export const operatorLook = pgTable('operator_look', {
  sessionId: uuid('session_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  subject: text('subject').notNull(),
  toldAt: time('told_at').notNull(),
});
