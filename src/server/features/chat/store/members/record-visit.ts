import type { ChatVisit } from '../../../../../contract/chat/chat-objects';
import type { Tx } from '../../../../platform/db/open-database';
import { chatVisit } from '../../../../platform/db/schema/chat';

/** Stores an administrator's entering or leaving and returns it as its event shows it. */
export const recordVisit = async (tx: Tx, chatId: string, visit: ChatVisit): Promise<{ readonly visit: ChatVisit }> => {
  await tx.insert(chatVisit).values({ chatId, ...visit, at: visit.at === null ? null : new Date(visit.at) });
  return { visit };
};
