import * as z from 'zod/mini';
import { chatRoles } from '../../domain/enums/chat-role';
import { uuid } from '../schemas/ids';

/** A person as chats show him (specification, section 3 "Chat user"); the rest of the fields is ours. */
export const chatUser = z.object({
  id: uuid,
  avatar: z.nullable(z.string()),
  username: z.string(),
  online: z.boolean(),
  /** Grows with each change of `online`: the greater one is true, whatever arrived last. */
  onlineVersion: z.number(),
  role: z.enum(chatRoles),
  /** Epoch ms of real time when name, avatar and role were read: the latest wins. */
  asOf: z.number(),
});

export type ChatUser = z.output<typeof chatUser>;

/** A person inside one chat. */
export const chatMember = z.extend(chatUser, {
  /** False for people who have left. */
  isActive: z.boolean(),
  /** The chat's version when `isActive` last changed. */
  version: z.number(),
  /** He has read up to this message. */
  readSeq: z.number(),
});

export type ChatMember = z.output<typeof chatMember>;
