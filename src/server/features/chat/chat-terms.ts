import { chatLimits } from '#domain/chat/chat-terms.ts';

const second = 1000;

/** Times in milliseconds of real time, and rate limits. */
export const chatTerms = {
  token: { lifetime: chatLimits.tokenLifetime, perPerson: 60, window: 60 * second },
  /**
   * A socket that has not sent `connect to chat` by then is closed. Long enough for the token request of an overloaded
   * server: closed clients reconnect and increase the load.
   */
  connectWithin: 30 * second,
  /** Questions of one socket that run at the same time; the others wait, so that they do not take every connection. */
  atOnce: 4,
  /** Messages of one person from all their devices. */
  messages: { limit: 60, window: 10 * second },
  /** Edits, deletions and reactions of one person. */
  changes: { limit: 60, window: 10 * second },
  /** Requests for private chats, new or existing. */
  starts: { limit: 30, window: 60 * second },
  uploads: { limit: 60, window: 600 * second },
  searches: { limit: 60, window: 60 * second },
  node: { beat: 5 * second, deadAfter: 30 * second },
} as const;

/** The rate limit key of a person's messages, however they are stored. */
export const messageRateKey = (userId: string): string => `chat-message:${userId}`;
