import { bigint, boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { depositPaymentProviders } from '#domain/money/deposit.ts';
import { refundStateNames } from '#domain/refunds/refund-states.ts';
import { kopecks, time } from '../columns';

/** Refunds of deposits to where they came from. */
export const depositRefund = pgTable('deposit_refund', {
  id: uuid('id').primaryKey(),
  depositId: uuid('deposit_id').notNull(),
  userId: uuid('user_id').notNull(),
  provider: text('provider', { enum: depositPaymentProviders }).notNull(),
  amount: kopecks('amount').notNull(),
  state: text('state', { enum: refundStateNames }).notNull(),
  /** The provider has no call for it: an operator makes it in the provider's cabinet. */
  byHand: boolean('by_hand').notNull(),
  /** Why the person asks. */
  reason: text('reason').notNull(),
  /** The operator's answer, which the person reads. */
  answer: text('answer'),
  transactionId: bigint('transaction_id', { mode: 'number' }).notNull(),
  /** The provider's number of the refund, or of the act in its cabinet. */
  reference: text('reference'),
  /** What the provider said when it refused or did not know. */
  failure: text('failure'),
  /** How often it was sent as a new operation; each has a key of its own. */
  attempt: integer('attempt').notNull().default(0),
  /** When the present key was first used. */
  sentAt: time('sent_at'),
  /** The provider's own id of the refund. */
  externalId: text('external_id'),
  /** How often the provider was asked since it was sent. */
  asked: integer('asked').notNull().default(0),
  askedAt: time('asked_at').notNull(),
  changedAt: time('changed_at').notNull(),
});
