import { integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, time } from './columns';

export const step = pgTable('step', {
  aggregate: text('aggregate').notNull(),
  aggregateId: text('aggregate_id').notNull(),
  number: integer('number').notNull(),
  at: time('at').notNull(),
  rules: smallint('rules').notNull(),
  event: jsonb('event').$type<unknown>().notNull(),
  hash: bytea('hash').notNull(),
  operationId: uuid('operation_id'),
});
