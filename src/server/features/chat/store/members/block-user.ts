import { and, eq, inArray, or } from 'drizzle-orm';
import type { App } from '#server/platform/app.ts';
import type { Executor, Tx } from '#server/platform/db/open-database.ts';
import { chat, userBlock } from '#server/platform/db/schema/chat.ts';
import { announceChatUpdated } from '../../close-chat';

const pair = (one: string, other: string) => and(eq(userBlock.blockerId, one), eq(userBlock.blockedId, other));

/** Who of these two has blocked the other. */
export const blockersOf = async (db: Executor, one: string, other: string): Promise<string[]> => {
  const rows = await db
    .select({ id: userBlock.blockerId })
    .from(userBlock)
    .where(or(pair(one, other), pair(other, one)));
  return rows.map(({ id }) => id);
};

/** Who of these people has blocked this one; they may not be called by them either. */
export const blockersAmong = async (
  db: Executor,
  userId: string,
  among: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (among.length === 0) return new Set();
  const rows = await db
    .select({ id: userBlock.blockerId })
    .from(userBlock)
    .where(and(eq(userBlock.blockedId, userId), inArray(userBlock.blockerId, [...among])));
  return new Set(rows.map(({ id }) => id));
};

/** A subquery: ids of people whom this person has blocked. */
export const selectBlockedBy = (db: Executor, userId: string) =>
  db.select({ id: userBlock.blockedId }).from(userBlock).where(eq(userBlock.blockerId, userId));

/** A subquery: ids of people who have blocked this person. */
export const selectBlockersOf = (db: Executor, userId: string) =>
  db.select({ id: userBlock.blockerId }).from(userBlock).where(eq(userBlock.blockedId, userId));

/** Blocks or unblocks private messages between two people, in both directions; idempotent. */
export const setBlocked = async (
  app: App,
  tx: Tx,
  userId: string,
  otherId: string,
  blocked: boolean,
): Promise<void> => {
  // Lock order: the chat first, so that a concurrent message is either stored before the block or refused after it.
  const [between] = await tx
    .select({ id: chat.id })
    .from(chat)
    .where(eq(chat.privatePair, [userId, otherId].sort()))
    .for('update');
  const changed = blocked
    ? await tx
        .insert(userBlock)
        .values({ blockerId: userId, blockedId: otherId, createdAt: new Date(app.clock.now()) })
        .onConflictDoNothing()
        .returning()
    : await tx.delete(userBlock).where(pair(userId, otherId)).returning();
  if (between && changed.length > 0) await announceChatUpdated(tx, between.id);
};
