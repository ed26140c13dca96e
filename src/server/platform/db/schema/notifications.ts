import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { broadcastAudiences, broadcastStatuses } from '#domain/notifications/broadcast.ts';
import { notificationLevels } from '#domain/notifications/notification-kind.ts';
import { channels } from '#domain/notifications/channel-terms.ts';
import { botMessengers, notifierServices } from '#domain/notifications/notifier.ts';
import { time } from './columns';

export const notification = pgTable('notification', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid('user_id').notNull(),
  kind: text('kind').notNull(),
  level: text('level', { enum: notificationLevels }).notNull(),
  /** What happened, as JSON; null in old rows, which store `title` and `text` instead. */
  facts: jsonb('facts').$type<object>(),
  title: text('title'),
  text: text('text'),
  link: text('link').notNull(),
  createdAt: time('created_at').notNull(),
  readAt: time('read_at'),
  broadcastId: bigint('broadcast_id', { mode: 'number' }),
});

export const broadcast = pgTable('broadcast', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  audience: text('audience', { enum: broadcastAudiences }).notNull(),
  gameId: text('game_id'),
  seenWithinDays: integer('seen_within_days'),
  title: text('title').notNull(),
  text: text('text').notNull(),
  link: text('link').notNull(),
  status: text('status', { enum: broadcastStatuses }).notNull(),
  sendAt: time('send_at').notNull(),
  createdBy: uuid('created_by').notNull(),
  createdAt: time('created_at').notNull(),
  readers: integer('readers').notNull(),
  sent: integer('sent').notNull().default(0),
  toldUpTo: uuid('told_up_to'),
  finishedAt: time('finished_at'),
});

export const broadcastReader = pgTable('broadcast_reader', {
  broadcastId: bigint('broadcast_id', { mode: 'number' }).notNull(),
  userId: uuid('user_id').notNull(),
});

export const notifierService = pgTable('notifier_service', {
  userId: uuid('user_id').notNull(),
  service: text('service', { enum: notifierServices }).notNull(),
  address: text('address').notNull(),
  title: text('title').notNull().default(''),
  enabled: boolean('enabled').notNull().default(true),
  connectedAt: time('connected_at').notNull(),
  failures: integer('failures').notNull().default(0),
  brokenAt: time('broken_at'),
});

export const notifierCode = pgTable('notifier_code', {
  code: text('code').primaryKey(),
  userId: uuid('user_id').notNull(),
  service: text('service', { enum: botMessengers }).notNull(),
  expiresAt: time('expires_at').notNull(),
});

export const botUpdate = pgTable('bot_update', {
  service: text('service', { enum: ['max'] }).notNull(),
  address: text('address').notNull(),
  sentAt: bigint('sent_at', { mode: 'number' }).notNull(),
  handledAt: time('handled_at').notNull(),
});

export const notificationDelivery = pgTable('notification_delivery', {
  notificationId: bigint('notification_id', { mode: 'number' }).notNull(),
  service: text('service', { enum: channels }).notNull(),
  deliveredAt: time('delivered_at'),
  failedAt: time('failed_at'),
});

export const pushSubscription = pgTable('push_subscription', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  sessionId: uuid('session_id').notNull(),
  endpoint: text('endpoint').notNull(),
  p256dh: text('p256dh').notNull(),
  auth: text('auth').notNull(),
  createdAt: time('created_at').notNull(),
  answeredAt: time('answered_at'),
  checkedAt: time('checked_at'),
  failures: integer('failures').notNull().default(0),
  brokenAt: time('broken_at'),
});
