import type { ChatVisit } from '#contract/chat/chat-objects.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { chatVisit } from '#server/platform/db/schema/chat.ts';

/** Stores an administrator's entering or leaving and returns it as its event shows it. */
export const recordVisit = async (tx: Tx, chatId: string, visit: ChatVisit): Promise<{ readonly visit: ChatVisit }> => {
  await tx.insert(chatVisit).values({ chatId, ...visit, at: visit.at === null ? null : new Date(visit.at) });
  return { visit };
};
