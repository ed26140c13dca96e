import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../columns';

export const countedOnce = pgTable('counted_once', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  countedAt: time('counted_at').notNull(),
});
