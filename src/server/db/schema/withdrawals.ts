import { bigint, boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { withdrawalMethods } from '../../../domain/enums/withdrawal-method';
import { withdrawalStatuses } from '../../../domain/enums/withdrawal-status';
import { kopecks, time } from './columns';

/** Requisites that a person has used. */
export const withdrawalMethod = pgTable('withdrawal_method', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  method: text('method', { enum: withdrawalMethods }).notNull(),
  wallet: text('wallet').notNull(),
  bank: text('bank'),
  usedAt: time('used_at').notNull(),
  deletedAt: time('deleted_at'),
});

export const withdrawal = pgTable('withdrawal', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  method: text('method', { enum: withdrawalMethods }).notNull(),
  wallet: text('wallet').notNull(),
  bank: text('bank'),
  amount: kopecks('amount').notNull(),
  fee: kopecks('fee').notNull(),
  status: text('status', { enum: withdrawalStatuses }).notNull(),
  canceled: boolean('canceled').notNull().default(false),
  comment: text('comment'),
  transactionId: bigint('transaction_id', { mode: 'number' }).notNull(),
  createdAt: time('created_at').notNull(),
  changedAt: time('changed_at').notNull(),
});
