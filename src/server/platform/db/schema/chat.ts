import { bigint, boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { chatKinds, chatRoles } from '#domain/chat/chat-terms.ts';
import { time } from './columns';
import { chatReactions } from '#domain/chat/chat-reaction.ts';

export const chat = pgTable('chat', {
  id: uuid('id').primaryKey(),
  kind: text('kind', { enum: chatKinds }).notNull(),
  squadId: integer('squad_id'),
  privatePair: uuid('private_pair').array(),
  startedBy: uuid('started_by'),
  supportTopic: text('support_topic'),
  closed: boolean('closed').notNull().default(false),
  version: integer('version').notNull().default(1),
  lastSeq: integer('last_seq').notNull().default(0),
  lastMessageId: uuid('last_message_id'),
  lastRev: integer('last_rev').notNull().default(0),
  createdAt: time('created_at').notNull().defaultNow(),
});

export const chatMember = pgTable('chat_member', {
  chatId: uuid('chat_id').notNull(),
  userId: uuid('user_id').notNull(),
  role: text('role', { enum: chatRoles }).notNull(),
  active: boolean('active').notNull().default(true),
  version: integer('version').notNull(),
  readSeq: integer('read_seq').notNull(),
  ownCount: integer('own_count').notNull().default(0),
  ownReadCount: integer('own_read_count').notNull().default(0),
  muted: boolean('muted').notNull().default(false),
  mutedVersion: integer('muted_version').notNull().default(0),
  /** The beginning of the chat's key in lists: about when its last message was written. Triggers write it. */
  recency: text('recency').notNull().default(''),
});

export const chatMessage = pgTable('chat_message', {
  id: uuid('id').primaryKey(),
  chatId: uuid('chat_id').notNull(),
  seq: integer('seq').notNull(),
  senderId: uuid('sender_id').notNull(),
  senderRole: text('sender_role', { enum: chatRoles }).notNull(),
  senderCount: integer('sender_count').notNull(),
  clientId: uuid('client_id').notNull(),
  text: text('text').notNull(),
  rev: integer('rev').notNull().default(0),
  editedAt: time('edited_at'),
  deletedAt: time('deleted_at'),
  replyTo: uuid('reply_to'),
  sentAt: time('sent_at').notNull(),
});

export const chatNode = pgTable('chat_node', { id: uuid('id').primaryKey(), seenAt: time('seen_at').notNull() });

export const chatConnection = pgTable('chat_connection', {
  socketId: text('socket_id').primaryKey(),
  nodeId: uuid('node_id').notNull(),
  userId: uuid('user_id').notNull(),
});

export const chatPresence = pgTable('chat_presence', {
  userId: uuid('user_id').primaryKey(),
  online: boolean('online').notNull(),
  version: bigint('version', { mode: 'number' }).notNull(),
});

export const chatVisit = pgTable('chat_visit', {
  chatId: uuid('chat_id').notNull(),
  version: integer('version').notNull(),
  userId: uuid('user_id').notNull(),
  came: boolean('came').notNull(),
  afterSeq: integer('after_seq').notNull(),
  at: time('at'),
});

export const chatReaction = pgTable('chat_reaction', {
  messageId: uuid('message_id').notNull(),
  userId: uuid('user_id').notNull(),
  reaction: text('reaction', { enum: chatReactions }).notNull(),
});

export const chatFile = pgTable('chat_file', {
  id: uuid('id').primaryKey(),
  chatId: uuid('chat_id').notNull(),
  uploadedBy: uuid('uploaded_by').notNull(),
  messageId: uuid('message_id'),
  place: integer('place').notNull().default(0),
  name: text('name').notNull(),
  size: integer('size').notNull(),
  type: text('type').notNull(),
  width: integer('width'),
  height: integer('height'),
  address: text('address').notNull(),
  uploadedAt: time('uploaded_at').notNull(),
});

export const chatSettings = pgTable('chat_settings', {
  userId: uuid('user_id').primaryKey(),
  sound: boolean('sound').notNull(),
  quietFrom: integer('quiet_from'),
  quietTo: integer('quiet_to'),
  version: integer('version').notNull().default(1),
});

export const userBlock = pgTable('user_block', {
  blockerId: uuid('blocker_id').notNull(),
  blockedId: uuid('blocked_id').notNull(),
  createdAt: time('created_at').notNull(),
});
