import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Executor, Tx } from '../../db/open-database';
import { chat } from '../../db/schema/chat';

/** Null before the squad's chat is opened. */
export const findSquadChat = async (db: Executor, squadId: number): Promise<string | null> => {
  const [row] = await db.select({ id: chat.id }).from(chat).where(eq(chat.squadId, squadId));
  return row?.id ?? null;
};

/** The chat of this squad, opened when it is not there yet; members are admitted with `addChatMember`. */
export const ensureSquadChat = async (tx: Tx, squadId: number): Promise<string> => {
  await tx.insert(chat).values({ id: uuidv7(), kind: 'SQUAD', squadId }).onConflictDoNothing({ target: chat.squadId });
  const id = await findSquadChat(tx, squadId);
  if (id === null) throw new Error(`the chat of squad ${squadId} did not open`);
  return id;
};
