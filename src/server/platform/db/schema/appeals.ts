import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { AppealKind } from '#domain/appeals/appeal-kinds.ts';
import { appealStateNames } from '#domain/appeals/appeal-states.ts';
import { time } from './columns';

export const appeal = pgTable('appeal', {
  id: uuid('id').primaryKey(),
  kind: text('kind').$type<AppealKind>().notNull(),
  decision: text('decision').notNull(),
  about: text('about').notNull(),
  userId: uuid('user_id').notNull(),
  title: text('title').notNull(),
  reason: text('reason'),
  excerpt: text('excerpt'),
  firstBy: uuid('first_by'),
  firstAt: time('first_at').notNull(),
  words: text('words').notNull(),
  state: text('state', { enum: appealStateNames }).notNull().default('WAITING'),
  answer: text('answer'),
  decidedBy: uuid('decided_by'),
  decidedAt: time('decided_at'),
  createdAt: time('created_at').notNull(),
});
