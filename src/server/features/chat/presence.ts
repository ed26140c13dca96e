import { eq, inArray, lt, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { App } from '../../platform/app';
import { inBatches } from '../../platform/concurrency/in-batches';
import { chatConnection, chatNode } from '../../platform/db/schema/chat';
import { userRoom } from '../../platform/outbox/put-outbox';
import { type EmitChatEvent } from './chat-call';
import { chatTerms } from './chat-terms';
import { audiencesOf, syncPresenceRows } from './presence-rows';

/** How many people's rows one transaction locks. */
const portion = 500;

/** A socket that connected or disconnected. */
interface ConnectionChange {
  readonly socketId: string;
  readonly userId: string;
  readonly connected: boolean;
  readonly resolve: () => void;
  readonly reject: (problem: unknown) => void;
}

/**
 * Presence across all processes: a person is online while any socket of theirs is open in any process. Each process
 * sends heartbeats; the sockets of one that has stopped are unregistered by the others.
 */
export const startPresence = (app: App, emit: EmitChatEvent) => {
  const nodeId = uuidv7();
  const local = new Map<string, string>();
  /** People whose connects or disconnects could not be stored. */
  const unstored = new Set<string>();

  // The audience is read after the commit: a person who connected in between sees the change in what they fetch.
  const syncAndEmit = async (userIds: Iterable<string>): Promise<void> => {
    const all = [...new Set(userIds)];
    for (let from = 0; from < all.length; from += portion) {
      const presenceChanges = await syncPresenceRows(app, all.slice(from, from + portion));
      if (presenceChanges.length === 0) continue;
      const audiences = await audiencesOf(
        app,
        presenceChanges.map(({ userId }) => userId),
      );
      for (const { userId, online, version } of presenceChanges)
        emit((audiences.get(userId) ?? []).map(userRoom), online ? 'user online' : 'user offline', { userId, version });
    }
  };

  const register = async (sockets: readonly { readonly socketId: string; readonly userId: string }[]) => {
    for (let from = 0; from < sockets.length; from += portion)
      await app.db
        .insert(chatConnection)
        .values(sockets.slice(from, from + portion).map(({ socketId, userId }) => ({ socketId, nodeId, userId })))
        .onConflictDoNothing();
  };

  const unregister = async (socketIds: readonly string[]): Promise<void> => {
    if (socketIds.length > 0)
      await app.db.delete(chatConnection).where(inArray(chatConnection.socketId, [...socketIds]));
  };

  const storeUpdates = async (updates: readonly ConnectionChange[]): Promise<void> => {
    const left = new Set(updates.filter(({ connected }) => !connected).map(({ socketId }) => socketId));
    await register(updates.filter(({ connected, socketId }) => connected && !left.has(socketId)));
    await unregister([...left]);
    await syncAndEmit(updates.map(({ userId }) => userId));
  };

  // After a restart everybody reconnects within a second: changes that arrive while others are being stored form the
  // next batch.
  const batcher = inBatches<ConnectionChange>(async (updates) => {
    try {
      await storeUpdates(updates);
      for (const { resolve } of updates) resolve();
    } catch (problem) {
      for (const { userId, reject } of updates) {
        unstored.add(userId);
        reject(problem);
      }
    }
  });
  const enqueue = (socketId: string, userId: string, connected: boolean): Promise<void> =>
    new Promise((resolve, reject) => batcher.add({ socketId, userId, connected, resolve, reject }));

  const opened = (socketId: string, userId: string): Promise<void> => {
    local.set(socketId, userId);
    return enqueue(socketId, userId, true);
  };

  /** `userId` is needed only for a socket that may not be registered yet. */
  const closed = async (socketId: string, userId = local.get(socketId)): Promise<void> => {
    if (userId === undefined) return;
    local.delete(socketId);
    await enqueue(socketId, userId, false);
  };

  /** Rewrites the connections of this process. */
  const reregister = async (): Promise<void> => {
    const missed = [...unstored];
    await register([...local].map(([socketId, userId]) => ({ socketId, userId })));
    const registered = await app.db
      .select({ socketId: chatConnection.socketId, userId: chatConnection.userId })
      .from(chatConnection)
      .where(eq(chatConnection.nodeId, nodeId));
    // A socket id that is not local now never returns, so no new socket can be among these.
    const gone = registered.filter(({ socketId }) => !local.has(socketId));
    await unregister(gone.map(({ socketId }) => socketId));
    await syncAndEmit([...local.values(), ...missed, ...gone.map(({ userId }) => userId)]);
    for (const userId of missed) unstored.delete(userId);
  };

  const heartbeat = async (): Promise<void> => {
    const [row] = await app.db
      .insert(chatNode)
      .values({ id: nodeId, seenAt: sql`now()` })
      .onConflictDoUpdate({ target: chatNode.id, set: { seenAt: sql`now()` } })
      .returning({ isNew: sql<boolean>`xmax = 0` });
    // The others had declared this process dead, or some changes could not be stored.
    if (row?.isNew || unstored.size > 0) await reregister();
    const deadSince = sql`now() - ${chatTerms.node.deadAfter} * interval '1 millisecond'`;
    const dead = await app.db.delete(chatNode).where(lt(chatNode.seenAt, deadSince)).returning({ id: chatNode.id });
    if (dead.length > 0) await sweep(dead.map((node) => node.id));
  };

  const sweep = async (nodeIds: readonly string[]): Promise<void> => {
    const gone = await app.db
      .delete(chatConnection)
      .where(inArray(chatConnection.nodeId, [...nodeIds]))
      .returning({ userId: chatConnection.userId });
    await syncAndEmit(gone.map((row) => row.userId));
  };

  /** Unregisters this process and its sockets at once. */
  const stop = async (): Promise<void> => {
    local.clear();
    await app.db.delete(chatNode).where(eq(chatNode.id, nodeId));
    await sweep([nodeId]);
  };

  return { opened, closed, heartbeat: heartbeat, stop };
};

export type Presence = ReturnType<typeof startPresence>;
