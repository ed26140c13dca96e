import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './columns';

export const outbox = pgTable('outbox', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  topic: text('topic').notNull(),
  payload: jsonb('payload').notNull(),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: time('next_attempt_at').notNull().defaultNow(),
  failedAt: time('failed_at'),
  /** Of the last failed attempt; none while the next one runs. */
  error: text('error'),
});

export const mail = pgTable('mail', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  sentAt: time('sent_at').notNull(),
});

export const deadline = pgTable('deadline', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  aggregate: text('aggregate').notNull(),
  kind: text('kind').notNull(),
  subject: text('subject').notNull().default(''),
  dueAt: time('due_at').notNull(),
  /** Failed attempts so far; the times below are product time. */
  attempts: integer('attempts').notNull().default(0),
  firstFailedAt: time('first_failed_at'),
  nextTryAt: time('next_try_at'),
  /** When the product stopped trying. */
  failedAt: time('failed_at'),
  error: text('error'),
});
