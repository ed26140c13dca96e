import { bigint, boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { secondStepLossStatuses } from '#domain/people/second-step.ts';
import { bytea, time } from './columns';

export const authenticatorApp = pgTable('authenticator_app', {
  userId: uuid('user_id').primaryKey(),
  secret: bytea('secret').notNull(),
  confirmedAt: time('confirmed_at'),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: time('created_at').notNull(),
});

export const recoveryCode = pgTable('recovery_code', {
  userId: uuid('user_id').notNull(),
  codeHash: bytea('code_hash').notNull(),
});

export const passkey = pgTable('passkey', {
  id: text('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  handle: bytea('handle').notNull(),
  title: text('title').notNull(),
  publicKey: bytea('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: text('transports').array().notNull(),
  synced: boolean('synced').notNull(),
  createdAt: time('created_at').notNull(),
  lastUsedAt: time('last_used_at'),
});

export const passkeyChallenge = pgTable('passkey_challenge', {
  hash: bytea('hash').primaryKey(),
  purpose: text('purpose', { enum: ['ADD', 'SIGN_IN', 'CONFIRM'] }).notNull(),
  holder: text('holder').notNull(),
  expiresAt: time('expires_at').notNull(),
});

export const secondStepLoss = pgTable('second_step_loss', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  askedAt: time('asked_at').notNull(),
  readyAt: time('ready_at').notNull(),
  status: text('status', { enum: secondStepLossStatuses }).notNull(),
  decidedBy: uuid('decided_by'),
  decidedAt: time('decided_at'),
  reason: text('reason'),
});
