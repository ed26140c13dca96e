import { bigint, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bonusReasons } from '../../../domain/enums/bonus-reason';
import { depositPaymentProviders } from '../../../domain/enums/deposit-payment-provider';
import { paymentMethods } from '../../../domain/enums/payment-method';
import { transactionTypes } from '../../../domain/enums/transaction-type';
import { bytea } from './bytea';
import { kopecks, time } from './columns';

export const account = pgTable('account', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind', { enum: ['USER', 'BONUS', 'HOLD', 'PLATFORM', 'OUTSIDE'] }).notNull(),
  owner: text('owner').notNull(),
  balance: kopecks('balance'),
});

export const operation = pgTable('operation', {
  id: uuid('id').primaryKey(),
  kind: text('kind').notNull(),
  actor: text('actor').notNull(),
  idempotencyKey: text('idempotency_key'),
  requestHash: bytea('request_hash'),
  response: jsonb('response'),
  createdAt: time('created_at').notNull(),
});

export const transfer = pgTable('transfer', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  operationId: uuid('operation_id').notNull(),
  debitAccount: bigint('debit_account', { mode: 'number' }).notNull(),
  creditAccount: bigint('credit_account', { mode: 'number' }).notNull(),
  amount: kopecks('amount').notNull(),
  createdAt: time('created_at').notNull(),
});

export const balanceTransaction = pgTable('balance_transaction', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid('user_id').notNull(),
  operationId: uuid('operation_id').notNull(),
  type: text('type', { enum: transactionTypes }).notNull(),
  amount: kopecks('amount').notNull(),
  bonusAmount: kopecks('bonus_amount').notNull().default(0),
  bonusReason: text('bonus_reason', { enum: bonusReasons }),
  squadId: integer('squad_id'),
  reversalOf: bigint('reversal_of', { mode: 'number' }),
  details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
  createdAt: time('created_at').notNull(),
});

export const deposit = pgTable('deposit', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  provider: text('provider', { enum: depositPaymentProviders }).notNull(),
  method: text('method', { enum: paymentMethods }).notNull(),
  amount: kopecks('amount').notNull(),
  bonus: kopecks('bonus').notNull().default(0),
  bonusReason: text('bonus_reason', { enum: bonusReasons }),
  status: text('status', { enum: ['CREATED', 'DELAYED', 'PAID', 'DECLINED'] }).notNull(),
  returnTo: text('return_to'),
  purpose: text('purpose', { enum: ['FIRST_SQUAD'] }),
  operationId: uuid('operation_id'),
  createdAt: time('created_at').notNull(),
  settledAt: time('settled_at'),
});
