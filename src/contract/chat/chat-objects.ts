import * as z from 'zod/mini';
import { isoTime, uuid } from '../schemas/fields';
import { chatReactions } from '#domain/chat/chat-reaction.ts';
import { chatLimits, chatRoles } from '#domain/chat/chat-terms.ts';
import { tidy } from '../schemas/tidy';

/** A closed chat can be read but not written to. */
const common = { closed: z.boolean() };

/** What a chat is about (specification, section 3 "Chat info carries a payload"). */
export const chatPayload = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('SQUAD'), squadId: z.number(), ...common }),
  z.object({
    kind: z.literal('PRIVATE'),
    startedBy: uuid,
    /** Who of the two has blocked the other: then nobody can write. */ blockedBy: z.array(uuid),
    ...common,
  }),
  z.object({ kind: z.literal('SUPPORT'), askedBy: uuid, topic: z.nullable(z.string()), ...common }),
]);

export type ChatPayload = z.output<typeof chatPayload>;

/** The quoted message, as shown above a reply; editing or deleting it changes the reply too. */
export const chatQuote = z.object({
  messageId: uuid,
  seq: z.number(),
  userId: uuid,
  /** Beginning of the text; empty when the message is deleted or has no text. */
  text: z.string(),
  deleted: z.boolean(),
  hasFiles: z.boolean(),
});

export type ChatQuote = z.output<typeof chatQuote>;

/** A file of a message; only members of the chat can open `url`. */
export const chatFile = z.object({
  id: uuid,
  name: z.string(),
  /** Size of the stored file in bytes. */
  size: z.number(),
  type: z.string(),
  url: z.string(),
  /** Size of a picture in pixels (stored as WebP); null for other files. */
  image: z.nullable(z.object({ width: z.number(), height: z.number() })),
});

export type ChatFile = z.output<typeof chatFile>;

/** The text of a message; may be empty only together with files. */
export const messageText = z.string().check(tidy(), z.maxLength(chatLimits.maxTextCharacters));

/** People who reacted, in order of id; reactions without people are left out. */
const messageReaction = z.object({ reaction: z.enum(chatReactions), userIds: z.array(uuid) });

export type MessageReaction = z.output<typeof messageReaction>;

/**
 * One message (specification, section 3 "Chat message event"). `seq` numbers the messages of a chat from 1 without gaps
 * and defines their order; `clientId` is the sender's idempotency key.
 */
export const chatMessage = z.object({
  chatId: uuid,
  messageId: uuid,
  seq: z.number(),
  clientId: uuid,
  /**
   * Revision: 0 for an unchanged message, otherwise the number of its last change among all changes in the chat (edit,
   * deletion, reaction, change of the quoted message). The greater revision wins, whatever arrived last.
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

/** An administrator entered or left a chat: shown as a separate line among the messages. */
export const chatVisit = z.object({
  /** The chat's version at that moment: identifies the visit and orders visits. */
  version: z.number(),
  userId: uuid,
  came: z.boolean(),
  /** Shown after this message; 0: before the first. */
  afterSeq: z.number(),
  /** Null for old visits without a recorded time. */
  at: z.nullable(isoTime),
});

export type ChatVisit = z.output<typeof chatVisit>;

const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** Hours without sound, by the person's clock; `to` may be after midnight. */
const quietHours = z.nullable(z.object({ from: timeOfDay, to: timeOfDay }));

export const chatSettingsChange = z.object({ sound: z.boolean(), quietHours });

/** How the chat notifies this person. */
export const chatSettings = z.extend(chatSettingsChange, {
  /** The account's time zone (IANA), in which quiet hours are counted. */
  timeZone: z.string(),
  /** Grows with each change: the greater version wins. */
  version: z.number(),
});

export type ChatSettings = z.output<typeof chatSettings>;

/** A person as shown in chats (specification, section 3 "Chat user"); the other fields are ours. */
export const chatUser = z.object({
  id: uuid,
  avatar: z.nullable(z.string()),
  username: z.string(),
  online: z.boolean(),
  /** Grows with each change of `online`: the greater version wins, whatever arrived last. */
  onlineVersion: z.number(),
  role: z.enum(chatRoles),
  /** When name, avatar and role were read, epoch ms of real time: the latest wins. */
  asOf: z.number(),
});

export type ChatUser = z.output<typeof chatUser>;

/** A person inside one chat. */
export const chatMember = z.extend(chatUser, {
  /** False for people who have left. */
  isActive: z.boolean(),
  /** The chat's version when `isActive` last changed. */
  version: z.number(),
  /** They have read up to this message. */
  readSeq: z.number(),
});

export type ChatMember = z.output<typeof chatMember>;

/** How far the person has read (specification, section 3 "Chat summary"). */
export const chatSummary = z.object({
  chatId: uuid,
  /** Number of messages of others after `readSeq`, up to `lastSeq`. */
  unreadCounter: z.number(),
  readSeq: z.number(),
  lastSeq: z.number(),
});

export type ChatSummary = z.output<typeof chatSummary>;

/** A chat in the list (specification, section 3 "Chat list item"). */
export const chatListItem = z.extend(chatSummary, {
  payload: chatPayload,
  /** Grows with each change of payload and membership: the greater version wins. */
  version: z.number(),
  /** UUIDv7, like the chat's id: the greater of the two determines the chat's position in the list. */
  lastMessageId: z.nullable(uuid),
  lastMessageText: z.nullable(z.string()),
  lastMessageTime: z.nullable(isoTime),
  lastMessageUserId: z.nullable(uuid),
  /** Revision of the last message, whether it is deleted, and whether it has files. */
  lastMessageRev: z.number(),
  lastMessageDeleted: z.boolean(),
  lastMessageHasFiles: z.boolean(),
  /** Whether the person muted it; the greater `mutedVersion` wins. */
  muted: z.boolean(),
  mutedVersion: z.number(),
  users: z.record(uuid, chatMember),
  /** The latest visits of administrators, in order; absent when there were none. */
  visits: z.optional(z.array(chatVisit)),
});

export type ChatListItem = z.output<typeof chatListItem>;
