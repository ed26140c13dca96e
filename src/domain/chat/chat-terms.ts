const hour = 3_600_000;

/** Limits and pages of the chat, the same on both sides. */
export const chatLimits = {
  /** A token opens the chat's socket for so long, in milliseconds. */
  tokenLifetime: 60_000,
  maxTextCharacters: 4000,
  maxFileBytes: 10 * 1024 * 1024,
  /** Files in one message. */
  maxFiles: 10,
  /** Uploads wait for their message, in milliseconds. */
  unsentFilesKeptFor: 24 * hour,
  maxFileNameCharacters: 120,
  /** Characters of the answered message that stand above the answer. */
  quoteCharacters: 160,
  /** Own messages can be edited for so long, in milliseconds after sending. */
  editableFor: 24 * hour,
  /** An answer of the support may be read for so long before its person is told of it elsewhere, in milliseconds. */
  answerReadWithin: 60_000,
  /** Squad chats can be written to for so long after the squad's end. */
  squadOpenFor: 7 * 24 * hour,
  /** Characters of a search: fewer find everything. */
  minSearchCharacters: 2,
  maxSearchCharacters: 100,
  searchPage: 20,
  /** Messages on one page; page 0 is the newest. */
  messagesPage: 64,
  /** Chats on one page; the first is page 1. */
  recentChatsPage: 20,
  /** Comings and goings of administrators that a chat tells of, the latest ones. */
  visitsShown: 30,
  /** Private chats that one may begin in an hour with people they have never been in a squad with. */
  strangersPerHour: 20,
  /** Users asked for at once. */
  usersAtOnce: 100,
} as const;

export const chatKinds = ['SQUAD', 'PRIVATE', 'SUPPORT'] as const;

/** What a chat is about: a squad, two people, a person and the support. */
export type ChatKind = (typeof chatKinds)[number];

export const chatRoles = ['CLIENT', 'MATE', 'ADMIN'] as const;

/** As whom a person takes part in a chat. */
export type ChatRole = (typeof chatRoles)[number];
