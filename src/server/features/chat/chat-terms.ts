import { chatLimits } from '../../../domain/chat/chat-terms';

const second = 1000;

/** Times in milliseconds of real time, and how often who may do what. */
export const chatTerms = {
  token: { lifetime: chatLimits.tokenLifetime, perPerson: 60, window: 60 * second },
  /**
   * A socket that has not connected to the chat by then is closed; long enough for a token that a crowd waits for: who is
   * closed comes back and makes the crowd larger.
   */
  connectWithin: 30 * second,
  /** Messages of one person on all their devices. */
  messages: { limit: 60, window: 10 * second },
  /** Edits, deletions and reactions of one person. */
  changes: { limit: 60, window: 10 * second },
  /** Private chats asked for, new or not. */
  starts: { limit: 30, window: 60 * second },
  uploads: { limit: 60, window: 600 * second },
  searches: { limit: 60, window: 60 * second },
  node: { beat: 5 * second, deadAfter: 30 * second },
} as const;

/** Under this the messages of one person are counted, whichever way they are stored. */
export const messageRateKey = (userId: string): string => `chat-message:${userId}`;
