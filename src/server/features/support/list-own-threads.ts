import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/db/open-database';
import { chat, chatMessage } from '../../platform/db/schema/chat';
import { supportThread } from '../../platform/db/schema/referrals-and-support';
import { keyset } from '../../platform/http/keyset';
import { threadColumns, threadView } from './thread-columns';

interface Wish {
  readonly userId: string;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** A person's threads by their last change, newest first. */
export const listOwnThreads = async (db: Executor, { userId, cursor, limit }: Wish) => {
  const order = keyset({
    sorts: { changedAt: { by: supportThread.changedAt, type: 'timestamptz' } },
    id: { by: supportThread.chatId, type: 'uuid' },
    sort: '-changedAt',
    cursor,
  });
  const rows = await db
    .select({ ...threadColumns, id: supportThread.chatId, key: order.key })
    .from(supportThread)
    .innerJoin(chat, eq(chat.id, supportThread.chatId))
    .leftJoin(chatMessage, eq(chatMessage.id, chat.lastMessageId))
    .where(order.where(eq(supportThread.userId, userId)))
    .orderBy(...order.orderBy)
    .limit(limit + 1);
  const { page, nextCursor } = order.cut(rows, limit);
  return { items: page.map(threadView), nextCursor };
};
