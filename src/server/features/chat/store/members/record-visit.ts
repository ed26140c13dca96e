import type { ChatVisit } from '../../../../../contract/chat/chat-objects';
import type { Tx } from '../../../../platform/db/open-database';
import { chatVisit } from '../../../../platform/db/schema/chat';

/** Keeps that an administrator has come or gone, and gives it as the event of it tells it. */
export const recordVisit = async (tx: Tx, chatId: string, visit: ChatVisit): Promise<{ readonly visit: ChatVisit }> => {
  await tx.insert(chatVisit).values({ chatId, ...visit, at: visit.at === null ? null : new Date(visit.at) });
  return { visit };
};
