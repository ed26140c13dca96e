import { bigint, boolean, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { defaultTimeZone } from '#domain/text/format-moment.ts';
import { bytea, time } from './columns';

export const appUser = pgTable('app_user', {
  id: uuid('id').primaryKey(),
  username: text('username').notNull(),
  usernameKey: text('username_key').notNull(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull(),
  emailConfirmedAt: time('email_confirmed_at'),
  emailChangedAt: time('email_changed_at'),
  mailRefusedAt: time('mail_refused_at'),
  passwordHash: text('password_hash').notNull(),
  /** Null: still the password of the registration. */
  passwordChangedAt: time('password_changed_at'),
  status: text('status', { enum: ['ACTIVE', 'BLOCKED', 'DELETED'] })
    .notNull()
    .default('ACTIVE'),
  avatarUrl: text('avatar_url'),
  description: text('description'),
  country: text('country'),
  languages: text('languages').array().notNull().default(['ru']),
  timeZone: text('time_zone').notNull().default(defaultTimeZone),
  allowMarketing: boolean('allow_marketing').notNull().default(false),
  isAdmin: boolean('is_admin').notNull().default(false),
  permissions: text('permissions').array().notNull().default([]),
  orders: integer('orders').notNull().default(0),
  lastOnlineAt: time('last_online_at'),
  demoNote: text('demo_note'),
  blockedAt: time('blocked_at'),
  blockedUntil: time('blocked_until'),
  blockReason: text('block_reason'),
  leavingAt: time('leaving_at'),
  createdAt: time('created_at').notNull(),
});

/** Where the rules have asked; `born` is a day of the calendar. */
export const personAge = pgTable('person_age', {
  userId: uuid('user_id').primaryKey(),
  born: date('born', { mode: 'string' }).notNull(),
  givenAt: time('given_at').notNull(),
  parent: text('parent'),
  parentSeenAt: time('parent_seen_at'),
});

export const session = pgTable('session', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  accessHash: bytea('access_hash').notNull(),
  accessExpiresAt: time('access_expires_at').notNull(),
  refreshHash: bytea('refresh_hash').notNull(),
  refreshExpiresAt: time('refresh_expires_at').notNull(),
  previousRefreshHash: bytea('previous_refresh_hash'),
  rotatedAt: time('rotated_at').notNull(),
  createdAt: time('created_at').notNull(),
  lastSeenAt: time('last_seen_at').notNull(),
  endedAt: time('ended_at'),
  ip: text('ip'),
  userAgent: text('user_agent'),
  adminSeenAt: time('admin_seen_at'),
});

export const emailCode = pgTable('email_code', {
  userId: uuid('user_id').primaryKey(),
  codeHash: bytea('code_hash').notNull(),
  tries: integer('tries').notNull().default(0),
  sentAt: time('sent_at').notNull(),
  expiresAt: time('expires_at').notNull(),
});

export const oneTimeToken = pgTable('one_time_token', {
  tokenHash: bytea('token_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  purpose: text('purpose', { enum: ['RESET_PASSWORD', 'LOGIN'] }).notNull(),
  expiresAt: time('expires_at').notNull(),
  usedAt: time('used_at'),
  /** The second step of its person was taken for this link. */
  confirmedAt: time('confirmed_at'),
});

/** A changed address that its owner has not confirmed yet. */
export const addressChange = pgTable('address_change', {
  userId: uuid('user_id').primaryKey(),
  /** The last address that could be trusted. */
  before: text('before').notNull(),
  beforeKey: text('before_key').notNull(),
  beforeConfirmedAt: time('before_confirmed_at'),
  tokenHash: bytea('token_hash').notNull(),
  restsUntil: time('rests_until').notNull(),
});

export const knownDevice = pgTable('known_device', {
  userId: uuid('user_id').notNull(),
  deviceHash: bytea('device_hash').notNull(),
  seenAt: time('seen_at').notNull(),
});

export const setting = pgTable('setting', { name: text('name').primaryKey(), value: jsonb('value').notNull() });

export const rateCount = pgTable('rate_count', {
  key: text('key').primaryKey(),
  hits: integer('hits').notNull(),
  resetsAt: time('resets_at').notNull(),
});

export const auditLog = pgTable('audit_log', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  actorId: uuid('actor_id').notNull(),
  action: text('action').notNull(),
  subject: text('subject').notNull(),
  details: jsonb('details').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
  createdAt: time('created_at').notNull(),
});
