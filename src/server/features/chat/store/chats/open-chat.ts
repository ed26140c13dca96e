import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Executor, Tx } from '#server/platform/db/open-database.ts';
import { chat } from '#server/platform/db/schema/chat.ts';
import type { supportContract } from '#contract/people/support.ts';
import type { BodyOf } from '#contract/kit/endpoint.ts';
import { addChatMember } from '../members/add-chat-member';

/** Null before the squad's chat is created. */
export const findSquadChat = async (db: Executor, squadId: number): Promise<string | null> => {
  const [row] = await db.select({ id: chat.id }).from(chat).where(eq(chat.squadId, squadId));
  return row?.id ?? null;
};

/** The chat of this squad, created on first use; members are admitted with `addChatMember`. */
export const ensureSquadChat = async (tx: Tx, squadId: number): Promise<string> => {
  const open = await findSquadChat(tx, squadId);
  if (open !== null) return open;
  const [opened] = await tx
    .insert(chat)
    .values({ id: uuidv7(), kind: 'SQUAD', squadId })
    .onConflictDoNothing({ target: chat.squadId })
    .returning({ id: chat.id });
  // A concurrent transaction may have created it.
  const id = opened?.id ?? (await findSquadChat(tx, squadId));
  if (id === null) throw new Error(`the chat of squad ${squadId} did not open`);
  return id;
};

type Topic = BodyOf<(typeof supportContract)['POST /v1/support/threads']>['topic'];

/** Creates a support chat whose only member so far is this person. */
export const openSupportChat = async (tx: Tx, userId: string, topic: Topic, at: Date): Promise<string> => {
  const id = uuidv7();
  await tx.insert(chat).values({ id, kind: 'SUPPORT', startedBy: userId, supportTopic: topic, createdAt: at });
  await addChatMember(tx, id, userId);
  return id;
};
