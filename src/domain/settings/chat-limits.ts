/** Limits and pages of the chat, the same on both sides. */
export const chatLimits = {
  maxTextCharacters: 4000,
  maxFileBytes: 10 * 1024 * 1024,
  /** Messages on one page; page 0 is the newest. */
  messagesPage: 64,
  /** Chats on one page; the first is page 1. */
  recentChatsPage: 20,
  /** Users asked for at once. */
  usersAtOnce: 100,
} as const;
