import * as z from 'zod/mini';
import { isoTime, uuid } from '../schemas/fields';
import { chatReactions } from '../../domain/chat/chat-reaction';
import { chatLimits, chatRoles } from '../../domain/chat/chat-terms';
import { tidy } from '../schemas/tidy';

/** A closed chat can be read and not written to. */
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

/** The message that is answered, as it stands above the answer: its edit and deletion change the answer too. */
export const chatQuote = z.object({
  messageId: uuid,
  seq: z.number(),
  userId: uuid,
  /** The text's beginning; empty when deleted or when there is none. */
  text: z.string(),
  deleted: z.boolean(),
  hasFiles: z.boolean(),
});

export type ChatQuote = z.output<typeof chatQuote>;

/** A file of a message; `url` is for members of the chat only. */
export const chatFile = z.object({
  id: uuid,
  name: z.string(),
  /** Bytes of what is stored. */
  size: z.number(),
  type: z.string(),
  url: z.string(),
  /** Pixels of a picture, which is kept as WebP; null for other files. */
  image: z.nullable(z.object({ width: z.number(), height: z.number() })),
});

export type ChatFile = z.output<typeof chatFile>;

/** The text as a person sends it; empty only beside files. */
export const messageText = z.string().check(tidy(), z.maxLength(chatLimits.maxTextCharacters));

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
   * 0 as sent; otherwise the number, among all changes in the chat, of its last one (edit, deletion, reaction, change
   * of what is quoted): the greater one is true, whatever arrived last.
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

/** An administrator has come into a chat or left it: a line of its own among the messages. */
export const chatVisit = z.object({
  /** The chat's version of that moment, by which a repeat is known and which orders them. */
  version: z.number(),
  userId: uuid,
  came: z.boolean(),
  /** It stands after this message; 0: before the first. */
  afterSeq: z.number(),
  /** Null when nobody noted it. */
  at: z.nullable(isoTime),
});

export type ChatVisit = z.output<typeof chatVisit>;

const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** Hours without sound, on the person's own clock; `to` may lie after midnight. */
const quietHours = z.nullable(z.object({ from: timeOfDay, to: timeOfDay }));

export const chatSettingsChange = z.object({ sound: z.boolean(), quietHours });

/** How the chat calls for this person's attention. */
export const chatSettings = z.extend(chatSettingsChange, {
  /** IANA name of the account's time zone, by which quiet hours count. */
  timeZone: z.string(),
  /** Grows with each change: the greater one is true. */
  version: z.number(),
});

export type ChatSettings = z.output<typeof chatSettings>;

/** A person as chats show them (specification, section 3 "Chat user"); the rest of the fields is ours. */
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
  /** They have read up to this message. */
  readSeq: z.number(),
});

export type ChatMember = z.output<typeof chatMember>;

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
