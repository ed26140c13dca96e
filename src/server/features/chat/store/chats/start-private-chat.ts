import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Executor, Tx } from '#server/platform/db/open-database.ts';
import { chat } from '#server/platform/db/schema/chat.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { isReachableByOthers } from '#server/platform/db/visible-to-others.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { addChatMember } from '../members/add-chat-member';
import { blockersOf } from '../members/block-user';

/** The two ids in the order in which their chat stores them. */
const pairOf = (one: string, other: string): string[] => [one, other].sort();

/** The private chat of these two, in any order; null when they have none. */
export const findPrivateChat = async (db: Executor, one: string, other: string): Promise<string | null> => {
  const [row] = await db
    .select({ id: chat.id })
    .from(chat)
    .where(eq(chat.privatePair, pairOf(one, other)));
  return row?.id ?? null;
};

/**
 * The private chat of two people, created by `userId` on first use.
 * @throws Refusal VALIDATION_ERROR for oneself, USERS_NOT_FOUND for a person who does not exist, CHAT_BLOCKED for a new
 * chat where either has blocked the other
 */
export const startPrivateChat = async (
  tx: Tx,
  userId: string,
  otherId: string,
): Promise<{ chatId: string; isNewChat: boolean }> => {
  if (userId === otherId) throw new Refusal('VALIDATION_ERROR');
  const [other] = await tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(eq(appUser.id, otherId), isReachableByOthers));
  if (!other) throw new Refusal('USERS_NOT_FOUND');
  if ((await blockersOf(tx, userId, otherId)).length > 0 && (await findPrivateChat(tx, userId, otherId)) === null)
    throw new Refusal('CHAT_BLOCKED');
  const [fresh] = await tx
    .insert(chat)
    .values({ id: uuidv7(), kind: 'PRIVATE', privatePair: pairOf(userId, otherId), startedBy: userId })
    .onConflictDoNothing({ target: chat.privatePair })
    .returning({ id: chat.id });
  const chatId = fresh?.id ?? (await findPrivateChat(tx, userId, otherId));
  if (chatId === null) throw new Error('the private chat did not open');
  for (const member of [userId, otherId]) await addChatMember(tx, chatId, member);
  return { chatId, isNewChat: fresh !== undefined };
};
