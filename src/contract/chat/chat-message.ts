import * as z from 'zod/mini';
import { chatReactions } from '../../domain/enums/chat-reaction';
import { chatRoles } from '../../domain/enums/chat-role';
import { chatLimits } from '../../domain/settings/chat-limits';
import { uuid } from '../schemas/ids';
import { isoTime } from '../schemas/iso-time';
import { chatFile } from './chat-file';
import { chatQuote } from './chat-quote';

/** The text as a person sends it; empty only beside files. */
export const messageText = z.string().check(z.trim(), z.maxLength(chatLimits.maxTextCharacters));

/** Who answered with it, in order of id; one without people is not there. */
const messageReaction = z.object({ reaction: z.enum(chatReactions), userIds: z.array(uuid) });

export type MessageReaction = z.output<typeof messageReaction>;

/**
 * One message (specification, section 3 "Chat message event"). `seq` counts the messages of a chat from 1
 * without holes and is their one order; `clientId` is the sender's own name for it, by which a repeat is known.
 */
export const chatMessage = z.object({
  chatId: uuid,
  messageId: uuid,
  seq: z.number(),
  clientId: uuid,
  /**
   * 0 as sent; otherwise the number, among all changes in the chat, of its last one (edit, deletion, reaction, change of
   * what is quoted): the greater one is true, whatever arrived last.
   */
  rev: z.number(),
  /** Empty when deleted. */
  message: z.string(),
  messageTime: isoTime,
  messagePayload: z.nullable(z.object({ files: z.array(chatFile) })),
  editedAt: z.nullable(isoTime),
  deleted: z.boolean(),
  replyTo: z.nullable(chatQuote),
  reactions: z.array(messageReaction),
  userInfo: z.object({
    /** The sender's user id. */
    jti: uuid,
    username: z.string(),
    avatar: z.nullable(z.string()),
    role: z.enum(chatRoles),
  }),
});

export type ChatMessage = z.output<typeof chatMessage>;
