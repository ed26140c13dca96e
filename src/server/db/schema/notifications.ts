import { bigint, boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { notificationLevels } from '../../../domain/enums/notification-level';
import { notifierServices } from '../../../domain/enums/notifier-service';
import { time } from './columns';

export const notification = pgTable('notification', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid('user_id').notNull(),
  kind: text('kind').notNull(),
  level: text('level', { enum: notificationLevels }).notNull(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  link: text('link').notNull(),
  createdAt: time('created_at').notNull(),
  readAt: time('read_at'),
});

export const notifierService = pgTable('notifier_service', {
  userId: uuid('user_id').notNull(),
  service: text('service', { enum: notifierServices }).notNull(),
  address: text('address').notNull(),
  title: text('title').notNull().default(''),
  enabled: boolean('enabled').notNull().default(true),
  connectedAt: time('connected_at').notNull(),
});

export const notifierCode = pgTable('notifier_code', {
  code: text('code').primaryKey(),
  userId: uuid('user_id').notNull(),
  service: text('service', { enum: ['telegram', 'vk'] }).notNull(),
  expiresAt: time('expires_at').notNull(),
});

export const notificationDelivery = pgTable('notification_delivery', {
  notificationId: bigint('notification_id', { mode: 'number' }).notNull(),
  service: text('service', { enum: notifierServices }).notNull(),
  deliveredAt: time('delivered_at').notNull(),
});
