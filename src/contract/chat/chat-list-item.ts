import * as z from 'zod/mini';
import { uuid } from '../schemas/ids';
import { isoTime } from '../schemas/iso-time';
import { chatMember } from './chat-user';
import { chatPayload } from './chat-payload';
import { chatVisit } from './chat-visit';

/** How far the asking person has read (specification, section 3 "Chat summary"). */
export const chatSummary = z.object({
  chatId: uuid,
  /** Messages of others beyond `readSeq`, up to `lastSeq`. */
  unreadCounter: z.number(),
  readSeq: z.number(),
  lastSeq: z.number(),
});

export type ChatSummary = z.output<typeof chatSummary>;

/** A chat as the list shows it (specification, section 3 "Chat list item"). */
export const chatListItem = z.extend(chatSummary, {
  payload: chatPayload,
  /** Grows with each change of payload and membership: the greater one is true. */
  version: z.number(),
  /** UUIDv7, as is the chat's own id: the greater of them is the chat's place in the list. */
  lastMessageId: z.nullable(uuid),
  lastMessageText: z.nullable(z.string()),
  lastMessageTime: z.nullable(isoTime),
  lastMessageUserId: z.nullable(uuid),
  /** The last message's revision, whether it was deleted and whether it brings files. */
  lastMessageRev: z.number(),
  lastMessageDeleted: z.boolean(),
  lastMessageHasFiles: z.boolean(),
  /** The asking person wants no sound from it; the greater `mutedVersion` is true. */
  muted: z.boolean(),
  mutedVersion: z.number(),
  users: z.record(uuid, chatMember),
  /** The latest of its administrators' visits, in order; absent when there were none. */
  visits: z.optional(z.array(chatVisit)),
});

export type ChatListItem = z.output<typeof chatListItem>;
