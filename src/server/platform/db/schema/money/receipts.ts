import { bigint, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { receiptKinds, receiptSubjects } from '#domain/receipts/receipt-terms.ts';
import { receiptStateNames } from '#domain/receipts/receipt-states.ts';
import { kopecks, time } from '../columns';

/** What left a squad's hold for good, by share; append-only. */
export const squadSpent = pgTable(
  'squad_spent',
  {
    operationId: uuid('operation_id').notNull(),
    squadId: integer('squad_id').notNull(),
    memberId: uuid('member_id').notNull(),
    payerId: uuid('payer_id').notNull(),
    /** With bonus and gift money and the service's subsidy. */
    gross: kopecks('gross').notNull(),
    own: kopecks('own').notNull(),
  },
  (columns) => [primaryKey({ columns: [columns.operationId, columns.squadId, columns.memberId] })],
);

/** What the service owes a person of their own money. */
export const ownMoney = pgTable('own_money', {
  userId: uuid('user_id').primaryKey(),
  /** Paid in, with a receipt of an advance. */
  advance: kopecks('advance').notNull(),
  /** Earned, or given by the service. */
  other: kopecks('other').notNull(),
});

/** Each change of it; append-only. Without an operation: what was owed before receipts were kept. */
export const ownMoneyChange = pgTable('own_money_change', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid('user_id').notNull(),
  operationId: uuid('operation_id'),
  reason: text('reason').notNull(),
  advance: kopecks('advance').notNull(),
  other: kopecks('other').notNull(),
  createdAt: time('created_at').notNull(),
});

/** What a register printed on a receipt. */
export interface FiscalFacts {
  /** Of the fiscal drive, the document and its attribute. */
  readonly drive: string;
  readonly document: string;
  readonly attribute: string;
  readonly at: string;
}

/** A receipt: up to `createdAt` it never changes, nor is it deleted. */
export const receipt = pgTable('receipt', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  operationId: uuid('operation_id').notNull(),
  kind: text('kind', { enum: receiptKinds }).notNull(),
  total: kopecks('total').notNull(),
  byAdvance: kopecks('by_advance').notNull(),
  byOther: kopecks('by_other').notNull(),
  createdAt: time('created_at').notNull(),
  state: text('state', { enum: receiptStateNames }).notNull(),
  changedAt: time('changed_at').notNull(),
  /** Number of the document that the register is asked for. */
  attempt: integer('attempt').notNull().default(1),
  /** How often the register was asked about the accepted document. */
  asked: integer('asked').notNull().default(0),
  /** When a provider was first sent this attempt, and the payment that it belongs to there. */
  sentAt: time('sent_at'),
  paymentId: text('payment_id'),
  till: text('till'),
  /** The register's number of the document. */
  documentId: text('document_id'),
  acceptedAt: time('accepted_at'),
  /** Of the refusal. */
  reason: text('reason'),
  url: text('url'),
  fiscal: jsonb('fiscal').$type<FiscalFacts>(),
});

/** Lines of receipts; append-only. */
export const receiptLine = pgTable(
  'receipt_line',
  {
    receiptId: uuid('receipt_id').notNull(),
    place: integer('place').notNull(),
    subject: text('subject', { enum: receiptSubjects }).notNull(),
    principalId: uuid('principal_id'),
    name: text('name').notNull(),
    amount: kopecks('amount').notNull(),
  },
  (columns) => [primaryKey({ columns: [columns.receiptId, columns.place] })],
);

/** What happened to receipts; append-only. */
export const receiptStep = pgTable('receipt_step', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  receiptId: uuid('receipt_id').notNull(),
  attempt: integer('attempt').notNull(),
  state: text('state', { enum: receiptStateNames }).notNull(),
  till: text('till'),
  documentId: text('document_id'),
  reason: text('reason'),
  at: time('at').notNull(),
});
