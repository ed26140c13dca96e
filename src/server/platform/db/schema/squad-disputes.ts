import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns';

export const squadDisputeFile = pgTable('squad_dispute_file', {
  id: uuid('id').primaryKey(),
  squadId: integer('squad_id').notNull(),
  authorId: uuid('author_id').notNull(),
  address: text('address').notNull(),
  name: text('name').notNull(),
  size: integer('size').notNull(),
  createdAt: time('created_at').notNull(),
});

export const squadDisputeText = pgTable('squad_dispute_text', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  squadId: integer('squad_id').notNull(),
  authorId: uuid('author_id').notNull(),
  kind: text('kind', { enum: ['REASON', 'COMMENT', 'DECISION'] }).notNull(),
  text: text('text').notNull(),
  createdAt: time('created_at').notNull(),
});
