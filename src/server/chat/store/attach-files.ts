import { and, eq, isNull } from 'drizzle-orm';
import type { ChatMessage } from '../../../contract/chat/chat-message';
import type { Tx } from '../../db/open-database';
import { chatFile } from '../../db/schema/chat-extras';
import { cancelDeadline } from '../../deadlines/schedule-deadline';
import { Refusal } from '../../http/refusal';
import { unsentFile } from './unsent-file';

/**
 * Makes uploaded files part of a message, in this order; each can be sent once.
 * @throws Refusal VALIDATION_ERROR for a file that is not the sender's, of another chat, or sent already
 */
export const attachFiles = async (tx: Tx, { chatId, messageId, userInfo }: ChatMessage, fileIds: readonly string[]): Promise<void> => {
  for (const [place, id] of fileIds.entries()) {
    const own = and(eq(chatFile.id, id), eq(chatFile.chatId, chatId), eq(chatFile.uploadedBy, userInfo.jti), isNull(chatFile.messageId));
    const taken = await tx.update(chatFile).set({ messageId, place }).where(own).returning({ id: chatFile.id });
    if (taken.length === 0) throw new Refusal('VALIDATION_ERROR');
    await cancelDeadline(tx, unsentFile(id));
  }
};
