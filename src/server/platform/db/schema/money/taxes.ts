import { boolean, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { npdAnswers, npdFailures } from '#domain/taxes/npd-check.ts';
import { npdReceiptStateNames } from '#domain/taxes/npd-receipt-states.ts';
import { holdReasons } from '#domain/taxes/payout-verdict.ts';
import { taxStatuses } from '#domain/taxes/tax-status.ts';
import { bytea, kopecks, time } from '../columns';

/** What mates told about themselves for taxes and receipts. */
export const taxProfile = pgTable('tax_profile', {
  userId: uuid('user_id').primaryKey(),
  /** Null: from before, when an operator typed what a register asks. */
  status: text('status', { enum: taxStatuses }),
  innSealed: bytea('inn_sealed').notNull(),
  innHash: bytea('inn_hash').notNull(),
  innEnd: text('inn_end').notNull(),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  /** The year for which the person was told that the limit is near. */
  warnedYear: integer('warned_year'),
  changedAt: time('changed_at').notNull(),
});

/** Numbers that an earlier release stored as they are, until the start has sealed them. */
export const innsToSeal = pgTable('inns_to_seal', { userId: uuid('user_id').primaryKey(), inn: text('inn').notNull() });

/** What the tax service said about an INN on a day of Moscow. */
export const npdCheck = pgTable(
  'npd_check',
  {
    innHash: bytea('inn_hash').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    answer: text('answer', { enum: npdAnswers }).notNull(),
    failure: text('failure', { enum: npdFailures }),
    tries: integer('tries').notNull().default(0),
    wantedAt: time('wanted_at').notNull(),
    answeredAt: time('answered_at'),
  },
  (columns) => [primaryKey({ columns: [columns.innHash, columns.day] })],
);

/** Whose turn it is to call the tax service: one row for all processes, by the database's clock. */
export const npdTurn = pgTable('npd_turn', {
  isOnly: boolean('is_only').primaryKey().default(true),
  freeAt: time('free_at').notNull(),
  holder: uuid('holder'),
});

/** Withdrawals that do not leave by themselves because of taxes. */
export const taxHold = pgTable('tax_hold', {
  withdrawalId: uuid('withdrawal_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  reason: text('reason', { enum: holdReasons }).notNull(),
  since: time('since').notNull(),
});

/** Receipts of «Мой налог» for money that was paid out to the self-employed. */
export const npdReceipt = pgTable('npd_receipt', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  withdrawalId: uuid('withdrawal_id').notNull(),
  /** With the fee of the withdrawal. */
  amount: kopecks('amount').notNull(),
  state: text('state', { enum: npdReceiptStateNames }).notNull(),
  number: text('number'),
  /** The INN under which it was given. */
  innSealed: bytea('inn_sealed'),
  /** Of a refusal or an excuse. */
  reason: text('reason'),
  reminded: integer('reminded').notNull().default(0),
  owedAt: time('owed_at').notNull(),
  givenAt: time('given_at'),
  changedAt: time('changed_at').notNull(),
});
