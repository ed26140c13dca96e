import { eq, sql } from 'drizzle-orm';
import type { ChatMessage } from '#contract/chat/chat-objects.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { chat, chatMessage } from '#server/platform/db/schema/chat.ts';
import { announceChat } from '../chats/announce-chat';
import { readMessage, readMessages } from './read-message';

interface Change {
  readonly text?: string;
  readonly editedAt?: Date;
  readonly deletedAt?: Date;
}

const nextRev = async (tx: Tx, chatId: string): Promise<number> => {
  const [row] = await tx
    .update(chat)
    .set({ lastRev: sql`${chat.lastRev} + 1` })
    .where(eq(chat.id, chatId))
    .returning({ rev: chat.lastRev });
  if (!row) throw new Error(`no chat ${chatId}`);
  return row.rev;
};

/**
 * Changes a message, gives it the chat's next revision and announces it to the members, together with every reply that
 * quotes it when its text changes. The caller has locked the chat, so revisions have one order.
 */
export const changeMessage = async (
  tx: Tx,
  chatId: string,
  messageId: string,
  audience: readonly string[],
  change: Change,
): Promise<ChatMessage> => {
  await tx
    .update(chatMessage)
    .set({ ...change, rev: await nextRev(tx, chatId) })
    .where(eq(chatMessage.id, messageId));
  const changed = await readMessage(tx, chatId, { messageId });
  if (changed === null) throw new Error(`no message ${messageId}`);
  await announceChat(tx, audience, 'message changed', changed);
  if (change.text === undefined) return changed;
  for (const answer of await readMessages(tx, chatId, { replyTo: messageId })) {
    const rev = await nextRev(tx, chatId);
    await tx.update(chatMessage).set({ rev }).where(eq(chatMessage.id, answer.messageId));
    await announceChat(tx, audience, 'message changed', { ...answer, rev });
  }
  return changed;
};
