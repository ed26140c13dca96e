import { bigint, boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { reserveKinds, reserveStatuses, unreserveStatuses } from '#domain/money/reserve.ts';
import { kopecks, time } from '../columns';

export const balanceReserve = pgTable('balance_reserve', {
  id: uuid('id').primaryKey(),
  mateId: uuid('mate_id').notNull(),
  /** Before it is funded: the only person who may use the link; null for anyone. */
  clientId: uuid('client_id'),
  amount: kopecks('amount').notNull(),
  kind: text('kind', { enum: reserveKinds }).notNull(),
  articleId: integer('article_id'),
  comment: text('comment').notNull().default(''),
  /** The reserve of the same two people that it replaces. */
  replaceKey: uuid('replace_key'),
  status: text('status', { enum: reserveStatuses }).notNull(),
  transactionId: bigint('transaction_id', { mode: 'number' }),
  createdAt: time('created_at').notNull(),
  linkExpiresAt: time('link_expires_at').notNull(),
  fundedAt: time('funded_at'),
  closedAt: time('closed_at'),
  /** Time of the last activity; null before it is funded. */
  quietSince: time('quiet_since'),
});

export const unreserveTransaction = pgTable('unreserve_transaction', {
  id: uuid('id').primaryKey(),
  reserveId: uuid('reserve_id').notNull(),
  amount: kopecks('amount').notNull(),
  comment: text('comment').notNull(),
  status: text('status', { enum: unreserveStatuses }).notNull(),
  /** The client's reason for a refusal. */
  answer: text('answer'),
  /** Confirmed because nobody answered in time. */
  bySilence: boolean('by_silence').notNull().default(false),
  createdAt: time('created_at').notNull(),
  confirmsAt: time('confirms_at').notNull(),
  decidedAt: time('decided_at'),
});
