import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { App } from '../../platform/app';
import { chatConnection, chatMember, chatNode, chatPresence } from '../../platform/db/schema/chat';
import { type TellChat } from './chat-call';
import { chatTerms } from './chat-terms';

/** People online now who are in a chat with this person. */
const audienceOf = async (app: App, userId: string): Promise<string[]> => {
  const shared = app.db
    .select({ id: chatMember.chatId })
    .from(chatMember)
    .where(and(eq(chatMember.userId, userId), eq(chatMember.active, true)));
  const rows = await app.db
    .selectDistinct({ userId: chatMember.userId })
    .from(chatMember)
    .innerJoin(chatPresence, and(eq(chatPresence.userId, chatMember.userId), eq(chatPresence.online, true)))
    .where(and(inArray(chatMember.chatId, shared), eq(chatMember.active, true), ne(chatMember.userId, userId)));
  return rows.map((row) => row.userId);
};

/**
 * Brings somebody's row in line with the connections there are; one at a time per person. Null when nothing changed.
 */
const settleRow = (app: App, userId: string): Promise<{ online: boolean; version: number } | null> =>
  app.db.transaction(async (tx) => {
    await tx.insert(chatPresence).values({ userId, online: false, version: 0 }).onConflictDoNothing();
    await tx
      .select({ userId: chatPresence.userId })
      .from(chatPresence)
      .where(eq(chatPresence.userId, userId))
      .for('update');
    const [changed] = await tx
      .update(chatPresence)
      .set({
        online: sql`NOT ${chatPresence.online}`,
        version: sql`greatest(${chatPresence.version} + 1, (extract(epoch FROM clock_timestamp()) * 1000)::bigint)`,
      })
      .where(
        and(
          eq(chatPresence.userId, userId),
          sql`${chatPresence.online} <> EXISTS (SELECT FROM chat_connection WHERE user_id = ${userId})`,
        ),
      )
      .returning({ online: chatPresence.online, version: chatPresence.version });
    return changed ?? null;
  });

/**
 * Who is online, over all processes: a person is while any socket of theirs is open anywhere. Each process
 * beats; the sockets of one that has stopped are counted out by the others.
 */
export const startPresence = (app: App, tell: TellChat) => {
  const nodeId = uuidv7();
  const local = new Map<string, string>();

  // The audience is read after the change is committed: whoever came in between sees it in what they fetch.
  const settle = async (userId: string): Promise<void> => {
    const changed = await settleRow(app, userId);
    if (changed)
      tell(await audienceOf(app, userId), changed.online ? 'user online' : 'user offline', {
        userId,
        version: changed.version,
      });
  };
  const settleAll = async (userIds: Iterable<string>): Promise<void> => {
    for (const userId of new Set(userIds)) await settle(userId);
  };

  const register = async (socketId: string, userId: string): Promise<void> => {
    await app.db.insert(chatConnection).values({ socketId, nodeId, userId }).onConflictDoNothing();
  };

  const opened = async (socketId: string, userId: string): Promise<void> => {
    local.set(socketId, userId);
    await register(socketId, userId);
    await settle(userId);
  };

  /** Whose socket it was needs saying only where it may not have been counted in yet. */
  const closed = async (socketId: string, userId = local.get(socketId)): Promise<void> => {
    if (userId === undefined) return;
    local.delete(socketId);
    await app.db.delete(chatConnection).where(eq(chatConnection.socketId, socketId));
    await settle(userId);
  };

  const beat = async (): Promise<void> => {
    const [row] = await app.db
      .insert(chatNode)
      .values({ id: nodeId, seenAt: sql`now()` })
      .onConflictDoUpdate({ target: chatNode.id, set: { seenAt: sql`now()` } })
      .returning({ isNew: sql<boolean>`xmax = 0` });
    // The others had given this process up: its sockets are counted in again.
    if (row?.isNew) for (const [socketId, userId] of local) await register(socketId, userId);
    if (row?.isNew) await settleAll(local.values());
    const silent = sql`now() - ${chatTerms.node.deadAfter} * interval '1 millisecond'`;
    const dead = await app.db.delete(chatNode).where(lt(chatNode.seenAt, silent)).returning({ id: chatNode.id });
    if (dead.length > 0) await sweep(dead.map((node) => node.id));
  };

  const sweep = async (nodeIds: readonly string[]): Promise<void> => {
    const gone = await app.db
      .delete(chatConnection)
      .where(inArray(chatConnection.nodeId, [...nodeIds]))
      .returning({ userId: chatConnection.userId });
    await settleAll(gone.map((row) => row.userId));
  };

  /** Counts this process out at once. */
  const stop = async (): Promise<void> => {
    local.clear();
    await app.db.delete(chatNode).where(eq(chatNode.id, nodeId));
    await sweep([nodeId]);
  };

  return { opened, closed, beat, stop };
};

export type Presence = ReturnType<typeof startPresence>;
