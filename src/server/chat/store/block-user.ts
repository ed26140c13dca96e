import { and, eq, or } from 'drizzle-orm';
import type { App } from '../../app/app';
import type { Executor, Tx } from '../../db/open-database';
import { chat } from '../../db/schema/chat';
import { userBlock } from '../../db/schema/chat-extras';
import { tellChatUpdated } from './tell-chat-updated';

const pair = (one: string, other: string) => and(eq(userBlock.blockerId, one), eq(userBlock.blockedId, other));

/** Who of these two has blocked the other. */
export const blockersOf = async (db: Executor, one: string, other: string): Promise<string[]> => {
  const rows = await db.select({ id: userBlock.blockerId }).from(userBlock).where(or(pair(one, other), pair(other, one)));
  return rows.map(({ id }) => id);
};

/** Closes or opens private messages between two people, both ways; said twice, it changes nothing. */
export const setBlocked = async (app: App, tx: Tx, userId: string, otherId: string, blocked: boolean): Promise<void> => {
  // The chat first: a message that is being written is stored before or refused after.
  const [between] = await tx.select({ id: chat.id }).from(chat).where(eq(chat.privatePair, [userId, otherId].sort().join(':'))).for('update');
  const changed = blocked
    ? await tx.insert(userBlock).values({ blockerId: userId, blockedId: otherId, createdAt: new Date(app.clock.now()) }).onConflictDoNothing().returning()
    : await tx.delete(userBlock).where(pair(userId, otherId)).returning();
  if (between && changed.length > 0) await tellChatUpdated(tx, between.id);
};
