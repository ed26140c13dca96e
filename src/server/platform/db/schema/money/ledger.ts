import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bonusReasons } from '#domain/money/bonus.ts';
import { ledgerRules } from '#domain/money/ledger-rule.ts';
import { transactionTypes } from '#domain/money/transaction-type.ts';
import { bytea, kopecks, time } from '../columns';
import { withdrawalMethods, withdrawalRisks, withdrawalStatuses } from '#domain/money/withdrawal.ts';

export const account = pgTable('account', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind', { enum: ['USER', 'BONUS', 'GIFT', 'HOLD', 'PLATFORM', 'OUTSIDE'] }).notNull(),
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
  giftAmount: kopecks('gift_amount').notNull().default(0),
  bonusReason: text('bonus_reason', { enum: bonusReasons }),
  squadId: integer('squad_id'),
  reversalOf: bigint('reversal_of', { mode: 'number' }),
  details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
  createdAt: time('created_at').notNull(),
});

/**
 * A card, phone or wallet number, which is never stored as it is: sealed with the product's secret, recognised by a
 * hash with a key, shown by its ends, found by its last four characters.
 */
const sealedWallet = {
  walletSealed: bytea('wallet_sealed').notNull(),
  walletHash: bytea('wallet_hash').notNull(),
  walletShown: text('wallet_shown').notNull(),
  walletEnd: text('wallet_end').notNull(),
};

/** Numbers that were stored as they are, until the first start after the migration has sealed them. */
export const requisitesToSeal = pgTable(
  'requisites_to_seal',
  {
    source: text('source', { enum: ['withdrawal', 'withdrawal_method'] }).notNull(),
    id: uuid('id').notNull(),
    wallet: text('wallet').notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.id] })],
);

/** Requisites that a person has used. */
export const withdrawalMethod = pgTable('withdrawal_method', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  method: text('method', { enum: withdrawalMethods }).notNull(),
  ...sealedWallet,
  bank: text('bank'),
  createdAt: time('created_at').notNull(),
  usedAt: time('used_at').notNull(),
  deletedAt: time('deleted_at'),
});

export const withdrawal = pgTable('withdrawal', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  method: text('method', { enum: withdrawalMethods }).notNull(),
  ...sealedWallet,
  bank: text('bank'),
  amount: kopecks('amount').notNull(),
  fee: kopecks('fee').notNull(),
  status: text('status', { enum: withdrawalStatuses }).notNull(),
  canceled: boolean('canceled').notNull().default(false),
  comment: text('comment'),
  risks: text('risks', { enum: withdrawalRisks }).array().notNull().default([]),
  reference: text('reference'),
  confirmedAt: time('confirmed_at'),
  halfConfirmedBy: uuid('half_confirmed_by'),
  /** Cannot be confirmed before this time, because the requisites or the password are new. */
  heldUntil: time('held_until'),
  transactionId: bigint('transaction_id', { mode: 'number' }).notNull(),
  createdAt: time('created_at').notNull(),
  changedAt: time('changed_at').notNull(),
});

/** Faults found by the latest check of the ledger; `since`: the check that found it first. */
export const ledgerFault = pgTable(
  'ledger_fault',
  {
    rule: text('rule', { enum: ledgerRules }).notNull(),
    subject: text('subject').notNull(),
    /** `found` and `expected` in kopecks. */
    found: bigint('found', { mode: 'number' }).notNull(),
    expected: bigint('expected', { mode: 'number' }).notNull(),
    since: time('since').notNull(),
  },
  (columns) => [primaryKey({ columns: [columns.rule, columns.subject] })],
);

/** The latest check of the ledger: a single row. */
export const ledgerCheck = pgTable('ledger_check', {
  id: boolean('id').primaryKey(),
  checkedAt: time('checked_at').notNull(),
  /** Number of accounts, grants or people with a fault. */
  faults: integer('faults').notNull(),
});
