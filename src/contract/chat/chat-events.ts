import * as z from 'zod/mini';
import { uuid } from '../schemas/fields';
import { chatMember, chatMessage, chatPayload, chatSettings, chatSummary, chatVisit } from './chat-objects';

/**
 * Events of the chat socket (specification, section 4). Every event may arrive twice and in any order: messages carry
 * `seq`, everything else a version that only grows.
 */
export const chatEvents = {
  /** `isNewChat`: this is the chat's first message. */
  'chat message': z.extend(chatMessage, { isNewChat: z.boolean() }),
  'user online': z.object({ userId: uuid, version: z.number() }),
  'user offline': z.object({ userId: uuid, version: z.number() }),
  'new user': z.object({ chatId: uuid, user: chatMember, /** Of an administrator. */ visit: z.optional(chatVisit) }),
  'user left': z.object({
    chatId: uuid,
    userIds: z.array(uuid),
    version: z.number(),
    /** Of an administrator. */ visit: z.optional(chatVisit),
  }),
  'chat updated': z.object({ chatId: uuid, payload: chatPayload, version: z.number() }),
  /**
   * Ours: a message was edited, deleted or got a reaction, or its quoted message changed. Contains the whole message.
   */
  'message changed': chatMessage,
  /** Ours: on another device of the person. */
  'chat muted': z.object({ chatId: uuid, muted: z.boolean(), version: z.number() }),
  /** Ours: on another device of the person. */
  'chat settings changed': chatSettings,
  /** Ours: a member has read further, on any of their devices; the counters are that member's. */
  'messages read': z.extend(chatSummary, { userId: uuid }),
  /** Ours: somebody else is typing; valid for a few seconds. */
  'user typing': z.object({ chatId: uuid, userId: uuid }),
  /**
   * Ours: this server may have missed events of other processes; the client should fetch everything newer than it
   * knows. `timeline`: that of `connect to chat`, when it has changed.
   */
  'catch up': z.object({ timeline: z.optional(z.string()) }),
} as const;

type ChatEvents = typeof chatEvents;
export type ChatEventName = keyof ChatEvents;
export type ChatEventPayload<E extends ChatEventName> = z.output<ChatEvents[E]>;
