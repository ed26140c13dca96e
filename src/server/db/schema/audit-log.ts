import { bigint, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns';

export const auditLog = pgTable('audit_log', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  actorId: uuid('actor_id').notNull(),
  action: text('action').notNull(),
  subject: text('subject').notNull(),
  details: jsonb('details').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
  createdAt: time('created_at').notNull(),
});
