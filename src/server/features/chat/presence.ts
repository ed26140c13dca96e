import { eq, inArray, lt, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { App } from '../../platform/app';
import { inBatches } from '../../platform/concurrency/in-batches';
import { chatConnection, chatNode } from '../../platform/db/schema/chat';
import { userRoom } from '../../platform/outbox/put-outbox';
import { type EmitChatEvent } from './chat-call';
import { chatTerms } from './chat-terms';
import { audiencesOf, syncPresenceRows } from './presence-rows';

/** Rows of so many people are held at once, for as long as one transaction. */
const portion = 500;

/** A socket that came or went. */
interface ConnectionChange {
  readonly socketId: string;
  readonly userId: string;
  readonly came: boolean;
  readonly done: () => void;
  readonly failed: (problem: unknown) => void;
}

/**
 * Who is online, over all processes: a person is while any socket of theirs is open anywhere. Each process
 * beats; the sockets of one that has stopped are counted out by the others.
 */
export const startPresence = (app: App, emit: EmitChatEvent) => {
  const nodeId = uuidv7();
  const local = new Map<string, string>();
  /** People whose sockets came or went without being counted. */
  const uncounted = new Set<string>();

  // The audience is read after the change is committed: whoever came in between sees it in what they fetch.
  const settle = async (userIds: Iterable<string>): Promise<void> => {
    const all = [...new Set(userIds)];
    for (let from = 0; from < all.length; from += portion) {
      const turns = await syncPresenceRows(app, all.slice(from, from + portion));
      if (turns.length === 0) continue;
      const audiences = await audiencesOf(
        app,
        turns.map(({ userId }) => userId),
      );
      for (const { userId, online, version } of turns)
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

  const settleMoves = async (moves: readonly ConnectionChange[]): Promise<void> => {
    const left = new Set(moves.filter(({ came }) => !came).map(({ socketId }) => socketId));
    await register(moves.filter(({ came, socketId }) => came && !left.has(socketId)));
    await unregister([...left]);
    await settle(moves.map(({ userId }) => userId));
  };

  // After a restart everybody comes back within a second: what comes while others are counted is counted together.
  const counting = inBatches<ConnectionChange>(async (moves) => {
    try {
      await settleMoves(moves);
      for (const { done } of moves) done();
    } catch (problem) {
      for (const { userId, failed } of moves) {
        uncounted.add(userId);
        failed(problem);
      }
    }
  });
  const move = (socketId: string, userId: string, came: boolean): Promise<void> =>
    new Promise((done, failed) => counting.add({ socketId, userId, came, done, failed }));

  const opened = (socketId: string, userId: string): Promise<void> => {
    local.set(socketId, userId);
    return move(socketId, userId, true);
  };

  /** Whose socket it was needs saying only where it may not have been counted in yet. */
  const closed = async (socketId: string, userId = local.get(socketId)): Promise<void> => {
    if (userId === undefined) return;
    local.delete(socketId);
    await move(socketId, userId, false);
  };

  /** Counts the sockets of this process anew. */
  const recount = async (): Promise<void> => {
    const missed = [...uncounted];
    await register([...local].map(([socketId, userId]) => ({ socketId, userId })));
    const standing = await app.db
      .select({ socketId: chatConnection.socketId, userId: chatConnection.userId })
      .from(chatConnection)
      .where(eq(chatConnection.nodeId, nodeId));
    // One that is not here now never comes again: no new one can be among them.
    const gone = standing.filter(({ socketId }) => !local.has(socketId));
    await unregister(gone.map(({ socketId }) => socketId));
    await settle([...local.values(), ...missed, ...gone.map(({ userId }) => userId)]);
    for (const userId of missed) uncounted.delete(userId);
  };

  const heartbeat = async (): Promise<void> => {
    const [row] = await app.db
      .insert(chatNode)
      .values({ id: nodeId, seenAt: sql`now()` })
      .onConflictDoUpdate({ target: chatNode.id, set: { seenAt: sql`now()` } })
      .returning({ isNew: sql<boolean>`xmax = 0` });
    // The others had given this process up, or some of its sockets could not be counted.
    if (row?.isNew || uncounted.size > 0) await recount();
    const silent = sql`now() - ${chatTerms.node.deadAfter} * interval '1 millisecond'`;
    const dead = await app.db.delete(chatNode).where(lt(chatNode.seenAt, silent)).returning({ id: chatNode.id });
    if (dead.length > 0) await sweep(dead.map((node) => node.id));
  };

  const sweep = async (nodeIds: readonly string[]): Promise<void> => {
    const gone = await app.db
      .delete(chatConnection)
      .where(inArray(chatConnection.nodeId, [...nodeIds]))
      .returning({ userId: chatConnection.userId });
    await settle(gone.map((row) => row.userId));
  };

  /** Counts this process out at once. */
  const stop = async (): Promise<void> => {
    local.clear();
    await app.db.delete(chatNode).where(eq(chatNode.id, nodeId));
    await sweep([nodeId]);
  };

  return { opened, closed, heartbeat: heartbeat, stop };
};

export type Presence = ReturnType<typeof startPresence>;
