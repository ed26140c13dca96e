import { eq, sql } from 'drizzle-orm';
import type { ChatMessage } from '../../../contract/chat/chat-message';
import type { Tx } from '../../db/open-database';
import { chatMessage } from '../../db/schema/chat';
import { announceChat } from './announce-chat';
import { readMessage, readMessages } from './read-message';

interface Change {
  readonly text?: string;
  readonly editedAt?: Date;
  readonly deletedAt?: Date;
}

/**
 * Counts one more revision of a message and tells the members of it, and of every answer that quotes it when its
 * words change. The chat is locked by the caller, so revisions have one order.
 */
export const changeMessage = async (tx: Tx, chatId: string, messageId: string, members: readonly string[], change: Change): Promise<ChatMessage> => {
  await tx.update(chatMessage).set({ ...change, rev: sql`${chatMessage.rev} + 1` }).where(eq(chatMessage.id, messageId));
  const changed = await readMessage(tx, chatId, { messageId });
  if (changed === null) throw new Error(`no message ${messageId}`);
  await announceChat(tx, members, 'message changed', changed);
  if (change.text === undefined) return changed;
  await tx.update(chatMessage).set({ rev: sql`${chatMessage.rev} + 1` }).where(eq(chatMessage.replyTo, messageId));
  for (const answer of await readMessages(tx, chatId, { replyTo: messageId })) await announceChat(tx, members, 'message changed', answer);
  return changed;
};
