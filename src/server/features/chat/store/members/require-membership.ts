import { and, eq } from 'drizzle-orm';
import type { ChatPayload } from '#contract/chat/chat-objects.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { chat, chatMember } from '#server/platform/db/schema/chat.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { ChatReader } from '../../chat-actor';
import { isReadersChat } from './is-in-chat';

/** @throws Refusal NOT_FOUND when the person is not in the chat, whether the chat exists or not */
export const requireMembership = async (
  db: Executor,
  chatId: string,
  reader: ChatReader,
): Promise<{ readonly lastSeq: number; readonly lastRev: number }> => {
  const [row] = await db
    .select({ lastSeq: chat.lastSeq, lastRev: chat.lastRev })
    .from(chatMember)
    .innerJoin(chat, eq(chat.id, chatMember.chatId))
    .where(and(eq(chatMember.chatId, chatId), isReadersChat(reader)));
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
};

/**
 * @throws Refusal CHAT_CLOSED for a closed chat, CHAT_BLOCKED for a private chat where either side has blocked the
 * other
 */
export const requireWritable = (payload: ChatPayload): void => {
  if (payload.closed) throw new Refusal('CHAT_CLOSED');
  if (payload.kind === 'PRIVATE' && payload.blockedBy.length > 0) throw new Refusal('CHAT_BLOCKED');
};
