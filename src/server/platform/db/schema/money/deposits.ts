import { bigint, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bonusReasons } from '#domain/money/bonus.ts';
import { depositPaymentProviders, depositStatuses, paymentMethods } from '#domain/money/deposit.ts';
import { callbackVerdicts } from '#domain/money/callback-verdict.ts';
import { kopecks, time } from '../columns';

export const deposit = pgTable('deposit', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  provider: text('provider', { enum: depositPaymentProviders }).notNull(),
  method: text('method', { enum: paymentMethods }).notNull(),
  /** Null until the provider reports it, as for skins. */
  amount: kopecks('amount'),
  bonus: kopecks('bonus').notNull().default(0),
  bonusReason: text('bonus_reason', { enum: bonusReasons }),
  status: text('status', { enum: depositStatuses }).notNull(),
  /** What was refunded so far; the whole `amount` when REFUNDED. */
  refunded: kopecks('refunded').notNull().default(0),
  returnTo: text('return_to'),
  purpose: text('purpose', { enum: ['FIRST_SQUAD', 'SQUAD'] }),
  steamTradeUrl: text('steam_trade_url'),
  /** Address of the payment page; null until the provider has responded. */
  paymentUrl: text('payment_url'),
  externalId: text('external_id'),
  operationId: uuid('operation_id'),
  createdAt: time('created_at').notNull(),
  settledAt: time('settled_at'),
});

/** Callbacks of providers as received, secrets masked; written before they are processed. */
export const providerCallback = pgTable('provider_callback', {
  id: uuid('id').primaryKey(),
  provider: text('provider', { enum: depositPaymentProviders }).notNull(),
  address: text('address').notNull(),
  headers: jsonb('headers').$type<Record<string, string>>().notNull(),
  query: text('query').notNull(),
  body: text('body').notNull(),
  /** As named in the callback, whether such a deposit exists or not. */
  depositId: text('deposit_id'),
  verdict: text('verdict', { enum: callbackVerdicts }),
  /** For refunds: what makes two callbacks the same notice. */
  notice: text('notice'),
  receivedAt: time('received_at').notNull(),
  judgedAt: time('judged_at'),
  resolvedAt: time('resolved_at'),
  resolvedBy: uuid('resolved_by'),
});

/** Refunds of deposits, whole or in parts; one that the balance did not cover is an operator's case. */
export const moneyTask = pgTable('money_task', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind', { enum: ['DEPOSIT_REFUNDED'] }).notNull(),
  userId: uuid('user_id').notNull(),
  depositId: uuid('deposit_id').notNull(),
  /** The provider's notice of this refund; null while an operator's word is all there is. */
  notice: text('notice'),
  /** The operation by which it was booked, and the provider's id of the refund, where it has told one. */
  operationId: uuid('operation_id'),
  reference: text('reference'),
  /** `amount`: what was returned to the payer; `taken`: how much of it could be taken from the person's balance. */
  amount: kopecks('amount').notNull(),
  taken: kopecks('taken').notNull(),
  createdAt: time('created_at').notNull(),
  closedAt: time('closed_at'),
  closedBy: uuid('closed_by'),
});

/** Steam trade address from which a person pays with skins. */
export const steamAddress = pgTable('steam_address', {
  userId: uuid('user_id').primaryKey(),
  tradeUrl: text('trade_url').notNull(),
});
