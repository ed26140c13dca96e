import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { signInProviders } from '#domain/people/sign-in-provider.ts';
import { bytea, time } from './columns';

export const socialIdentity = pgTable('social_identity', {
  provider: text('provider', { enum: signInProviders }).notNull(),
  subject: text('subject').notNull(),
  userId: uuid('user_id').notNull(),
  title: text('title').notNull(),
  linkedAt: time('linked_at').notNull(),
});

export const socialTrip = pgTable('social_trip', {
  stateHash: bytea('state_hash').primaryKey(),
  deviceHash: bytea('device_hash').notNull(),
  provider: text('provider', { enum: signInProviders }).notNull(),
  verifier: text('verifier').notNull(),
  returnTo: text('return_to').notNull(),
  userId: uuid('user_id'),
  expiresAt: time('expires_at').notNull(),
  usedAt: time('used_at'),
});

export const socialNewcomer = pgTable('social_newcomer', {
  deviceHash: bytea('device_hash').primaryKey(),
  provider: text('provider', { enum: signInProviders }).notNull(),
  subject: text('subject').notNull(),
  title: text('title').notNull(),
  email: text('email'),
  expiresAt: time('expires_at').notNull(),
});
