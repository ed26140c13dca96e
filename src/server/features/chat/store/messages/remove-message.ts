import { eq, sql } from 'drizzle-orm';
import type { ChatMessage } from '#contract/chat/chat-objects.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { chat, chatFile, chatMessage, chatReaction } from '#server/platform/db/schema/chat.ts';
import { audienceIn } from '../chats/lock-chat';
import { changeMessage } from './change-message';
import { unreported } from './moderated-messages';

interface Removed {
  readonly message: ChatMessage;
  /** Addresses of bytes that nothing refers to any more; to discard after the commit. */
  readonly addresses: readonly string[];
}

/** Takes text, files and reactions of a message from everybody; its place in the chat stays. The chat is locked. */
export const removeMessage = async (
  tx: Tx,
  { chatId, messageId }: { readonly chatId: string; readonly messageId: string },
  audience: readonly string[],
  at: Date,
): Promise<Removed> => {
  const gone = await tx
    .delete(chatFile)
    .where(eq(chatFile.messageId, messageId))
    .returning({ address: chatFile.address });
  await tx.delete(chatReaction).where(eq(chatReaction.messageId, messageId));
  const message = await changeMessage(tx, chatId, messageId, audience, { text: '', deletedAt: at });
  const addresses = gone.map(({ address }) => address);
  return { message, addresses: await unreported(tx, addresses) };
};

/**
 * The same on behalf of a moderator, who is not in the chat; null when its sender was first. Returns the addresses of
 * bytes to discard after the commit.
 */
export const removeAsModerator = async (tx: Tx, messageId: string, at: Date): Promise<readonly string[] | null> => {
  const [place] = await tx
    .select({ chatId: chatMessage.chatId })
    .from(chatMessage)
    .where(eq(chatMessage.id, messageId));
  if (!place) return null;
  const { chatId } = place;
  const [facts] = await tx
    .select({ audience: audienceIn(sql`${chatId}`) })
    .from(chat)
    .where(eq(chat.id, chatId))
    .for('update');
  const [message] = await tx
    .select({ deletedAt: chatMessage.deletedAt })
    .from(chatMessage)
    .where(eq(chatMessage.id, messageId));
  if (!facts || !message || message.deletedAt !== null) return null;
  return (await removeMessage(tx, { chatId, messageId }, facts.audience, at)).addresses;
};
