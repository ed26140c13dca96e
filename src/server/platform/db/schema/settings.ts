import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns';

export const productSetting = pgTable('product_setting', {
  name: text('name').primaryKey(),
  value: bigint('value', { mode: 'number' }).notNull(),
  changedBy: uuid('changed_by'),
  changedAt: time('changed_at').notNull(),
});
