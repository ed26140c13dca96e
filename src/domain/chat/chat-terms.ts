const hour = 3_600_000;

/** Limits and page sizes of the chat, shared by server and browser. */
export const chatLimits = {
  /** Lifetime of a token for the chat's socket, in milliseconds. */
  tokenLifetime: 60_000,
  maxTextCharacters: 4000,
  maxFileBytes: 10 * 1024 * 1024,
  /** Files in one message. */
  maxFiles: 10,
  /** How long an uploaded file is kept without a message, in milliseconds. */
  unsentFilesKeptFor: 24 * hour,
  /** Characters of a quoted message shown above the reply. */
  quoteCharacters: 160,
  /** How long after sending an own message can be edited, in milliseconds. */
  editableFor: 24 * hour,
  /**
   * How long an answer of the support may stay unread before the person is notified outside of the chat, in
   * milliseconds.
   */
  answerReadWithin: 60_000,
  /** How long after the squad's end its chat can be written to, in milliseconds. */
  squadOpenFor: 7 * 24 * hour,
  /** Minimum characters of a search: fewer would match everything. */
  minSearchCharacters: 2,
  maxSearchCharacters: 100,
  searchPage: 20,
  /** Messages on one page; page 0 is the newest. */
  messagesPage: 64,
  /** Chats on one page; the first is page 1. */
  recentChatsPage: 20,
  /** How many of the latest visits of administrators a chat shows. */
  visitsShown: 30,
  /** Private chats that a person may start in an hour with people they have never shared a squad with. */
  strangersPerHour: 20,
  /** Users in one request. */
  usersAtOnce: 100,
} as const;

export const chatKinds = ['SQUAD', 'PRIVATE', 'SUPPORT'] as const;

/** SQUAD: members of a squad; PRIVATE: two people; SUPPORT: a person and the support. */
export type ChatKind = (typeof chatKinds)[number];

export const chatRoles = ['CLIENT', 'MATE', 'ADMIN'] as const;

/** The role in which a person takes part in a chat. */
export type ChatRole = (typeof chatRoles)[number];
