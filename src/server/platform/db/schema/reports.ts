import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { reportKinds, reportOutcomes, reportReasons, reportStatuses } from '#domain/people/report.ts';
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

/** Files of a reported message as they were; `id` and `address` are those of the chat's file. */
export const reportFile = pgTable(
  'report_file',
  {
    id: uuid('id').notNull(),
    reportId: uuid('report_id').notNull(),
    place: integer('place').notNull(),
    name: text('name').notNull(),
    size: integer('size').notNull(),
    type: text('type').notNull(),
    width: integer('width'),
    height: integer('height'),
    address: text('address').notNull(),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.id] })],
);
