import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const squadDisputeText = pgTable('squad_dispute_text', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  squadId: integer('squad_id').notNull(),
  authorId: uuid('author_id').notNull(),
  kind: text('kind', { enum: ['REASON', 'COMMENT'] }).notNull(),
  text: text('text').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
});
