import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { payoutStateNames } from '#domain/payouts/payout-states.ts';
import { payoutProviders } from '#domain/payouts/payout-terms.ts';
import { kopecks, time } from '../columns';

/** Payouts of confirmed withdrawals by providers. */
export const payout = pgTable('payout', {
  id: uuid('id').primaryKey(),
  withdrawalId: uuid('withdrawal_id').notNull(),
  userId: uuid('user_id').notNull(),
  provider: text('provider', { enum: payoutProviders }).notNull(),
  /** What the person receives. */
  amount: kopecks('amount').notNull(),
  state: text('state', { enum: payoutStateNames }).notNull(),
  /** How often it was sent as a new operation; each has a key of its own. */
  attempt: integer('attempt').notNull().default(0),
  /** When the present key was first used. */
  sentAt: time('sent_at'),
  externalId: text('external_id'),
  reference: text('reference'),
  /** What the provider said. */
  failure: text('failure'),
  /** How often the provider was asked since it was sent. */
  asked: integer('asked').notNull().default(0),
  createdAt: time('created_at').notNull(),
  changedAt: time('changed_at').notNull(),
});
