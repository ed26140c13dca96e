import type { ChatVisit } from '../../../contract/chat/chat-visit';
import type { Tx } from '../../db/open-database';
import { chatVisit } from '../../db/schema/chat';

/** Keeps that an administrator has come or gone, and gives it as the event of it tells it. */
export const noteVisit = async (tx: Tx, chatId: string, visit: ChatVisit): Promise<{ readonly visit: ChatVisit }> => {
  await tx.insert(chatVisit).values({ chatId, ...visit, at: visit.at === null ? null : new Date(visit.at) });
  return { visit };
};
