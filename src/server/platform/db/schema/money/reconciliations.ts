import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moneyDirections } from '#domain/money/method-switches.ts';
import { differenceDecisions, differenceKinds, type RegisterProvider } from '#domain/money/register.ts';
import { kopecks, time } from '../columns';

/** A comparison of a provider's register with our deposits or payouts. */
export const reconciliation = pgTable('reconciliation', {
  id: uuid('id').primaryKey(),
  /** Of deposits, or of payouts of withdrawals. */
  direction: text('direction', { enum: moneyDirections }).notNull().default('DEPOSIT'),
  provider: text('provider').$type<RegisterProvider>().notNull(),
  fromAt: time('from_at').notNull(),
  toAt: time('to_at').notNull(),
  lines: integer('lines').notNull(),
  matched: integer('matched').notNull(),
  differences: integer('differences').notNull(),
  /** Total paid by our data (`ours`) and by the provider's (`theirs`), in kopecks. */
  ours: kopecks('ours').notNull(),
  theirs: kopecks('theirs').notNull(),
  createdBy: uuid('created_by').notNull(),
  createdAt: time('created_at').notNull(),
});

export const reconciliationDifference = pgTable('reconciliation_difference', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  reconciliationId: uuid('reconciliation_id').notNull(),
  kind: text('kind', { enum: differenceKinds }).notNull(),
  depositId: uuid('deposit_id'),
  payoutId: uuid('payout_id'),
  reference: text('reference').notNull(),
  ours: kopecks('ours'),
  theirs: kopecks('theirs'),
  at: time('at'),
  decision: text('decision', { enum: differenceDecisions }),
  reason: text('reason'),
  decidedBy: uuid('decided_by'),
  decidedAt: time('decided_at'),
});
