import * as z from 'zod/mini';
import type { $ZodObject, $ZodType, input, output } from 'zod/v4/core';
import { chatReactions } from '#domain/chat/chat-reaction.ts';
import { chatLimits } from '#domain/chat/chat-terms.ts';
import { type ErrorCode, errorCodes } from '../errors/error-code';
import { integerId, uuid } from '../schemas/fields';
import { chatListItem, chatMessage, chatSummary, messageText } from './chat-objects';

interface ChatCallDescription {
  readonly request: $ZodType;
  /** Fields of the acknowledgement next to `ok: true`. */
  readonly response: $ZodObject;
  readonly errors: readonly ErrorCode[];
}

const call = <const C extends ChatCallDescription>(description: C): C => description;

/** Refusals for a session without a code, when the chat is open to the person only by an operator's permission. */
const asOperator = ['ADMIN_CODE_REQUIRED', 'ADMIN_CODE_NOT_SET_UP'] as const;

const squadId = integerId;
/** Up to the maximum of a PostgreSQL integer. */
const seq = z.int().check(z.gte(0), z.lte(2_147_483_647));

/**
 * Calls of a client over the chat socket; each is acknowledged (specification, section 7). In addition to its own
 * refusals every call may be refused with UNAUTHENTICATED (before `connect to chat`), VALIDATION_ERROR, RATE_LIMITED
 * and INTERNAL_ERROR. A chat that the person is not in is NOT_FOUND, like one that does not exist.
 */
export const chatCalls = {
  /**
   * Must come first; `jwt` is the token of `POST /v1/chat/token`. `timeline` names the history of the database: when it
   * is another one, the server may have gone back, and the numbers that the client knows mean nothing any more.
   */
  'connect to chat': call({
    request: z.object({ jwt: z.string().check(z.minLength(1), z.maxLength(2000)) }),
    response: z.object({ userId: uuid, timeline: z.optional(z.string()) }),
    errors: ['UNAUTHENTICATED'],
  }),
  /**
   * Finds the chat of a squad, with a person, or (ours) by id. `chatId` is null when no chat with that person was
   * started; `chat` is null for an administrator who may enter the chat and has not.
   */
  'get chat id': call({
    request: z.union([z.object({ squadId }), z.object({ userId: uuid }), z.object({ chatId: uuid })]),
    response: z.object({ chatId: z.nullable(uuid), chat: z.nullable(chatListItem) }),
    errors: ['NOT_FOUND'],
  }),
  /** Returns the only chat of the two people, creating it if needed; the number of strangers per hour is limited. */
  'start private chat': call({
    request: z.object({ userId: uuid }),
    response: z.object({ chatId: uuid, isNewChat: z.boolean(), chat: chatListItem }),
    errors: ['USERS_NOT_FOUND', 'CHAT_BLOCKED', 'CHAT_STRANGERS_LIMIT'],
  }),
  /** The latest first, from page 1. */
  'get recent chats': call({
    request: z.object({ page: z.int().check(z.gte(1), z.lte(100_000)) }),
    response: z.object({ chats: z.array(chatListItem), hasMore: z.boolean() }),
    errors: [],
  }),
  /**
   * In `seq` order. Page 0 is the newest, page 1 the one before it …; with `afterSeq`, page 0 begins right
   * after that message and further pages go on towards the newest.
   */
  'get chat messages': call({
    request: z.object({ chatId: uuid, page: z.int().check(z.gte(0), z.lte(1_000_000)), afterSeq: z.optional(seq) }),
    response: z.object({
      messages: z.array(chatMessage),
      lastSeq: z.number(),
      lastRev: z.number(),
      hasMore: z.boolean(),
    }),
    errors: ['NOT_FOUND'],
  }),
  /**
   * Ours: messages changed after that revision, in the order of the changes; `lastRev` is the last revision on this
   * page.
   */
  'get chat changes': call({
    request: z.object({ chatId: uuid, afterRev: seq }),
    response: z.object({ messages: z.array(chatMessage), lastRev: z.number(), hasMore: z.boolean() }),
    errors: ['NOT_FOUND'],
  }),
  /**
   * Acknowledged once it is stored; the same `clientId` returns the same message. `replyTo` is a message of the same
   * chat; `fileIds` come from `POST /v1/chat/{chatId}/files`; text or files are required.
   */
  'chat message': call({
    request: z
      .object({
        chatId: uuid,
        clientId: uuid,
        message: messageText,
        replyTo: z.optional(uuid),
        fileIds: z.optional(z.array(uuid).check(z.maxLength(chatLimits.maxFiles))),
      })
      .check(z.refine(({ message, fileIds }) => message !== '' || (fileIds ?? []).length > 0)),
    response: chatMessage,
    errors: ['NOT_FOUND', 'CHAT_CLOSED', 'CHAT_BLOCKED', ...asOperator],
  }),
  /** Ours: edits an own message, within 24 hours. */
  'edit message': call({
    request: z.object({ chatId: uuid, messageId: uuid, message: messageText }),
    response: chatMessage,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CHAT_CLOSED', 'CHAT_BLOCKED', 'CHAT_EDIT_TOO_LATE', ...asOperator],
  }),
  /** Ours: deletes an own message: it stays as a tombstone without text and files. */
  'delete message': call({
    request: z.object({ chatId: uuid, messageId: uuid }),
    response: chatMessage,
    errors: ['NOT_FOUND', 'FORBIDDEN', ...asOperator],
  }),
  /** Ours: sets (`on`) or removes a reaction; idempotent. */
  'react to message': call({
    request: z.object({ chatId: uuid, messageId: uuid, reaction: z.enum(chatReactions), on: z.boolean() }),
    response: chatMessage,
    errors: ['NOT_FOUND', 'CHAT_CLOSED', 'CHAT_BLOCKED', ...asOperator],
  }),
  /** Ours: mutes this chat on all of the person's devices. */
  'mute chat': call({
    request: z.object({ chatId: uuid, muted: z.boolean() }),
    response: z.object({ chatId: uuid, muted: z.boolean(), version: z.number() }),
    errors: ['NOT_FOUND'],
  }),
  /** Marks everything up to `seq` as read; a smaller `seq` changes nothing. */
  'read messages': call({ request: z.object({ chatId: uuid, seq }), response: chatSummary, errors: ['NOT_FOUND'] }),
  /** Ours: the person is typing; sent to the others at once and not stored. */
  typing: call({
    request: z.object({ chatId: uuid }),
    response: z.object({}),
    errors: ['NOT_FOUND', 'CHAT_CLOSED', 'CHAT_BLOCKED', ...asOperator],
  }),
  /** An administrator enters the chat, visibly to everybody. */
  'admin join chat': call({
    request: z.object({ chatId: uuid }),
    response: z.object({ chat: chatListItem }),
    errors: ['AUTH_NOT_ADMIN', 'ADMIN_CODE_REQUIRED', 'ADMIN_CODE_NOT_SET_UP', 'FORBIDDEN', 'NOT_FOUND'],
  }),
  'admin leave chat': call({
    request: z.object({ chatId: uuid }),
    response: z.object({}),
    errors: ['AUTH_NOT_ADMIN', 'NOT_FOUND'],
  }),
} as const satisfies Readonly<Record<string, ChatCallDescription>>;

type ChatCalls = typeof chatCalls;
export type ChatCallName = keyof ChatCalls;
export type ChatRequest<N extends ChatCallName> = output<ChatCalls[N]['request']>;
export type ChatRequestInput<N extends ChatCallName> = input<ChatCalls[N]['request']>;
export type ChatResponse<N extends ChatCallName> = output<ChatCalls[N]['response']>;

/** A refused event; `message` is the Russian text for the person. */
export const chatRefusal = z.object({ ok: z.literal(false), code: z.enum(errorCodes), message: z.string() });

export type ChatRefusal = z.output<typeof chatRefusal>;

/** The payload of an acknowledgement. */
export type ChatAck<N extends ChatCallName> = ({ readonly ok: true } & ChatResponse<N>) | ChatRefusal;
