import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { povRequestStatuses, povTerms } from '#domain/pov-request/pov-request.ts';
import { time } from './columns';

export const povRequest = pgTable('pov_request', {
  id: uuid('id').primaryKey(),
  squadId: integer('squad_id').notNull(),
  userId: uuid('user_id').notNull(),
  askedBy: uuid('asked_by').notNull(),
  reason: text('reason').notNull(),
  status: text('status', { enum: povRequestStatuses }).notNull().default('REQUESTED'),
  comment: text('comment'),
  askedAt: time('asked_at').notNull(),
  expiresAt: time('expires_at').notNull(),
  answeredAt: time('answered_at'),
  seenBy: uuid('seen_by'),
  seenAt: time('seen_at'),
});

export const povFile = pgTable('pov_file', {
  id: uuid('id').primaryKey(),
  requestId: uuid('request_id').notNull(),
  name: text('name').notNull(),
  size: bigint('size', { mode: 'number' }).notNull(),
  received: bigint('received', { mode: 'number' }).notNull().default(0),
  parts: text('parts').array().notNull().default([]),
  fingerprint: text('fingerprint').notNull(),
  kind: text('kind', { enum: povTerms.fileTypes }),
  createdAt: time('created_at').notNull(),
});

export const povLink = pgTable('pov_link', {
  id: uuid('id').primaryKey(),
  requestId: uuid('request_id').notNull(),
  url: text('url').notNull(),
  createdAt: time('created_at').notNull(),
});
