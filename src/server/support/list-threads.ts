import { and, desc, eq, sql } from 'drizzle-orm';
import type { supportStates } from '../../contract/support';
import type { Executor } from '../db/open-database';
import { chat, chatMessage } from '../db/schema/chat';
import { appUser } from '../db/schema/people';
import { supportThread } from '../db/schema/referrals-and-support';
import { cutPage } from '../http/cut-page';
import { readCursor } from '../http/keyset-cursor';

type State = (typeof supportStates)[number];

interface Wish {
  /** Null: of everybody. */
  readonly userId: string | null;
  readonly state?: State | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

const shownLength = 140;
/** Closed, else whoever wrote last decides who is waited for. */
const state = sql<State>`CASE WHEN ${chat.closed} THEN 'CLOSED' WHEN ${chatMessage.senderRole} = 'ADMIN' THEN 'ANSWERED' ELSE 'WAITING' END`;
const changedAt = sql<Date>`coalesce(${chatMessage.sentAt}, ${supportThread.createdAt})`.mapWith(supportThread.createdAt);

/** Support threads by their last change, newest first. */
export const listThreads = async (db: Executor, { userId, state: wanted, cursor, limit }: Wish) => {
  const [at, id] = cursor === undefined ? [] : readCursor(cursor, 'nu');
  const rows = await db
    .select({ thread: supportThread, username: appUser.username, state, lastText: sql<string>`left(coalesce(${chatMessage.text}, ''), ${shownLength})`, changedAt })
    .from(supportThread)
    .innerJoin(chat, eq(chat.id, supportThread.chatId))
    .innerJoin(appUser, eq(appUser.id, supportThread.userId))
    .leftJoin(chatMessage, eq(chatMessage.id, chat.lastMessageId))
    .where(
      and(
        userId === null ? undefined : eq(supportThread.userId, userId),
        wanted === undefined ? undefined : sql`${state} = ${wanted}`,
        at === undefined || id === undefined ? undefined : sql`(date_trunc('milliseconds', ${changedAt}), ${supportThread.chatId}) < (${new Date(Number(at)).toISOString()}::timestamptz, ${id}::uuid)`,
      ),
    )
    .orderBy(desc(sql`date_trunc('milliseconds', ${changedAt})`), desc(supportThread.chatId))
    .limit(limit + 1);
  const { page, nextCursor } = cutPage(rows, limit, (last) => [last.changedAt.getTime(), last.thread.chatId]);
  return {
    items: page.map((row) => ({
      chatId: row.thread.chatId,
      topic: row.thread.topic,
      squadId: row.thread.squadId,
      state: row.state,
      lastText: row.lastText,
      changedAt: row.changedAt.toISOString(),
      userId: row.thread.userId,
      username: row.username,
    })),
    nextCursor,
  };
};
