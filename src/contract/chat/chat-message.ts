import * as z from 'zod/mini';
import { chatRoles } from '../../domain/enums/chat-role';
import { chatLimits } from '../../domain/settings/chat-limits';
import { uuid } from '../schemas/ids';
import { isoTime } from '../schemas/iso-time';

/** The text as a person sends it. */
export const messageText = z.string().check(z.trim(), z.minLength(1), z.maxLength(chatLimits.maxTextCharacters));

/**
 * One message (specification, section 3 "Chat message event"). `seq` counts the messages of a chat from 1
 * without holes and is their one order; `clientId` is the sender's own name for it, by which a repeat is known.
 */
export const chatMessage = z.object({
  chatId: uuid,
  messageId: uuid,
  seq: z.number(),
  clientId: uuid,
  message: z.string(),
  messageTime: isoTime,
  /** Room for attachments. */
  messagePayload: z.nullable(z.object({})),
  userInfo: z.object({
    /** The sender's user id. */
    jti: uuid,
    username: z.string(),
    avatar: z.nullable(z.string()),
    role: z.enum(chatRoles),
  }),
});

export type ChatMessage = z.output<typeof chatMessage>;
