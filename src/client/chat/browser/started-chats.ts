import type { ChatDeps } from '../sagas/chat-deps';

/** Specification, section 3 «Client-side storage». */
const keyOf = (chatId: string): string => `StartPrivateChatResponseReceived:${chatId}`;

export const startedChats: ChatDeps['startedChats'] = {
  read: (chatId) => {
    try {
      return sessionStorage.getItem(keyOf(chatId));
    } catch {
      return null;
    }
  },
  write: (chatId, userId) => {
    try {
      if (userId === null) sessionStorage.removeItem(keyOf(chatId));
      else sessionStorage.setItem(keyOf(chatId), userId);
    } catch {
      // Only the counting of first replies depends on it.
    }
  },
};
