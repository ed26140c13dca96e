import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/open-database';
import { chat } from '../../db/schema/chat';

/**
 * Locks the chat and counts one more change of its payload or membership.
 * @throws Error when there is no such chat
 */
export const bumpChat = async (tx: Tx, chatId: string): Promise<{ readonly version: number; readonly lastSeq: number }> => {
  const [row] = await tx
    .update(chat)
    .set({ version: sql`${chat.version} + 1` })
    .where(eq(chat.id, chatId))
    .returning({ version: chat.version, lastSeq: chat.lastSeq });
  if (!row) throw new Error(`no chat ${chatId}`);
  return row;
};
