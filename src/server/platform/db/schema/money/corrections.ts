import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { correctionKinds, correctionMoneys, correctionStatuses } from '#domain/money/correction.ts';
import { kopecks, time } from '../columns';

export const balanceCorrection = pgTable('balance_correction', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  /** Signed from the person's point of view. */
  amount: kopecks('amount').notNull(),
  kind: text('kind', { enum: correctionKinds }).notNull(),
  money: text('money', { enum: correctionMoneys }).notNull(),
  /** Shown to the person. */
  comment: text('comment').notNull(),
  status: text('status', { enum: correctionStatuses }).notNull(),
  askedBy: uuid('asked_by').notNull(),
  /** The second operator; null where one was enough. */
  decidedBy: uuid('decided_by'),
  answer: text('answer'),
  transactionId: bigint('transaction_id', { mode: 'number' }),
  createdAt: time('created_at').notNull(),
  changedAt: time('changed_at').notNull(),
});
