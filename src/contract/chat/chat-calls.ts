import * as z from 'zod/mini';
import type { $ZodObject, $ZodType, input, output } from 'zod/v4/core';
import { chatReactions } from '../../domain/chat/chat-reaction';
import { chatLimits } from '../../domain/chat/chat-terms';
import { type ErrorCode, errorCodes } from '../errors/error-code';
import { integerId, uuid } from '../schemas/fields';
import { chatListItem, chatMessage, chatSummary, messageText } from './chat-objects';

interface ChatCallDescription {
  readonly request: $ZodType;
  /** Fields that stand beside `ok: true` in the acknowledgement. */
  readonly response: $ZodObject;
  readonly errors: readonly ErrorCode[];
}

const call = <const C extends ChatCallDescription>(description: C): C => description;

/** Of a session without a code, to whom an operator's right has opened the chat. */
const asOperator = ['ADMIN_CODE_REQUIRED', 'ADMIN_CODE_NOT_SET_UP'] as const;

const squadId = integerId;
/** No further than the database counts. */
const seq = z.int().check(z.gte(0), z.lte(2_147_483_647));

/**
 * What a client asks the chat socket; each event is acknowledged. Besides its own refusals every one may be
 * answered UNAUTHENTICATED (before `connect to chat`), VALIDATION_ERROR, RATE_LIMITED and INTERNAL_ERROR.
 * A chat that one is not in is NOT_FOUND, as one that does not exist.
 */
export const chatCalls = {
  /** Must come first; `jwt` is the token of `POST /v1/chat/token`. */
  'connect to chat': call({
    request: z.object({ jwt: z.string().check(z.minLength(1), z.maxLength(2000)) }),
    response: z.object({ userId: uuid }),
    errors: ['UNAUTHENTICATED'],
  }),
  /**
   * The chat of a squad, with a person, or (ours) of that id; `chatId` is null where none was started with that person.
   * `chat` is null for an administrator who may come in and has not.
   */
  'get chat id': call({
    request: z.union([z.object({ squadId }), z.object({ userId: uuid }), z.object({ chatId: uuid })]),
    response: z.object({ chatId: z.nullable(uuid), chat: z.nullable(chatListItem) }),
    errors: ['NOT_FOUND'],
  }),
  /** Gives the one chat of the two people, new or not; how many strangers one may write to in an hour is limited. */
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
  /** Ours: messages changed after that revision, in the order of their changes; `lastRev` is how far this page goes. */
  'get chat changes': call({
    request: z.object({ chatId: uuid, afterRev: seq }),
    response: z.object({ messages: z.array(chatMessage), lastRev: z.number(), hasMore: z.boolean() }),
    errors: ['NOT_FOUND'],
  }),
  /**
   * Acknowledged once it is stored; the same `clientId` again gives the same message. `replyTo` is a message of
   * the same chat; `fileIds` are of `POST /v1/chat/{chatId}/files`; text or files must be there.
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
  /** Ours: an own message, for 24 hours. */
  'edit message': call({
    request: z.object({ chatId: uuid, messageId: uuid, message: messageText }),
    response: chatMessage,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CHAT_CLOSED', 'CHAT_BLOCKED', 'CHAT_EDIT_TOO_LATE', ...asOperator],
  }),
  /** Ours: an own message; its place stays, its words and files are gone. */
  'delete message': call({
    request: z.object({ chatId: uuid, messageId: uuid }),
    response: chatMessage,
    errors: ['NOT_FOUND', 'FORBIDDEN', ...asOperator],
  }),
  /** Ours: `on` says whether the reaction is to stand; said twice, it changes nothing. */
  'react to message': call({
    request: z.object({ chatId: uuid, messageId: uuid, reaction: z.enum(chatReactions), on: z.boolean() }),
    response: chatMessage,
    errors: ['NOT_FOUND', 'CHAT_CLOSED', 'CHAT_BLOCKED', ...asOperator],
  }),
  /** Ours: no sound from this chat, on any of the person's devices. */
  'mute chat': call({
    request: z.object({ chatId: uuid, muted: z.boolean() }),
    response: z.object({ chatId: uuid, muted: z.boolean(), version: z.number() }),
    errors: ['NOT_FOUND'],
  }),
  /** Marks everything up to `seq` as read; going back changes nothing. */
  'read messages': call({ request: z.object({ chatId: uuid, seq }), response: chatSummary, errors: ['NOT_FOUND'] }),
  /** Ours: the person is writing; told to the others at once and kept nowhere. */
  typing: call({
    request: z.object({ chatId: uuid }),
    response: z.object({}),
    errors: ['NOT_FOUND', 'CHAT_CLOSED', 'CHAT_BLOCKED', ...asOperator],
  }),
  /** An administrator steps in, seen by all. */
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

/** What an acknowledgement brings. */
export type ChatAck<N extends ChatCallName> = ({ readonly ok: true } & ChatResponse<N>) | ChatRefusal;
