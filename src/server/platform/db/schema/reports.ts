import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { reportKinds, reportOutcomes, reportReasons, reportStatuses } from '../../../../domain/people/report';
import { time } from './columns';

export const report = pgTable('report', {
  id: uuid('id').primaryKey(),
  kind: text('kind', { enum: reportKinds }).notNull(),
  subjectId: uuid('subject_id').notNull(),
  messageId: uuid('message_id'),
  reporterId: uuid('reporter_id').notNull(),
  reason: text('reason', { enum: reportReasons }).notNull(),
  comment: text('comment').notNull(),
  text: text('text').notNull(),
  status: text('status', { enum: reportStatuses }).notNull().default('NEW'),
  outcome: text('outcome', { enum: reportOutcomes }),
  answer: text('answer'),
  decidedBy: uuid('decided_by'),
  decidedAt: time('decided_at'),
  createdAt: time('created_at').notNull(),
});
