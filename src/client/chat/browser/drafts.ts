const keyOf = (userId: string, chatId: string): string => `chat.draft.${userId}.${chatId}`;

/** What was typed and not sent, by chat; it outlives a reload. */
export const drafts = {
  read: (userId: string, chatId: string): string => {
    try {
      return localStorage.getItem(keyOf(userId, chatId)) ?? '';
    } catch {
      return '';
    }
  },
  write: (userId: string, chatId: string, text: string): void => {
    try {
      if (text === '') localStorage.removeItem(keyOf(userId, chatId));
      else localStorage.setItem(keyOf(userId, chatId), text);
    } catch {
      // The field itself still has it.
    }
  },
} as const;
