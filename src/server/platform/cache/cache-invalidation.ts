import type { Pool, PoolClient } from 'pg';
import { keepListening } from '../db/keep-listening';
import { type Database, openPool } from '../db/open-database';

/** Channels of PostgreSQL: a transaction that changes something of a topic notifies every process on its channel. */
export const cacheTopics = ['product_setting', 'catalogue'] as const;

export type CacheTopic = (typeof cacheTopics)[number];

const listenToAll = cacheTopics.map((topic) => `LISTEN ${topic}`).join('; ');

const reconnectMs = 1000;
const connectMs = 10_000;

/** Says how long a process may keep what it has cached. */
export interface CacheInvalidation {
  /** Changes as soon as any process has changed something of the topic; null while nothing may be cached. */
  epoch(topic: CacheTopic): number | null;
  /** Invalidates what this process has cached of the topic. */
  invalidate(topic: CacheTopic): void;
  /** Loads cached values: a load within an open transaction must not wait for one of the product's own connections. */
  readonly pool: Pool;
  stop(): Promise<void>;
}

const isTopic = (name: string): name is CacheTopic => cacheTopics.some((topic) => topic === name);

/**
 * Receives the changes that any process makes, over a connection of its own. While that is broken nothing is cached,
 * because notifications may be lost. Starts to listen once `after` has resolved: the database is there then.
 */
export const startCacheInvalidation = (
  { direct }: Pick<Database, 'direct'>,
  log: { warn(details: object, text: string): void },
  after: Promise<void> = Promise.resolve(),
): CacheInvalidation => {
  // One connection listens, the other loads.
  const own = openPool({ ...direct, max: 2, connectionTimeoutMillis: connectMs });
  const epochs = new Map<CacheTopic, number>();
  let listening = false;
  let stopped = false;
  let listener: PoolClient | null = null;
  let timer: NodeJS.Timeout | null = null;

  const invalidate = (topic: CacheTopic): void => void epochs.set(topic, (epochs.get(topic) ?? 0) + 1);
  const invalidateAll = (): void => cacheTopics.forEach(invalidate);

  const lose = (client: PoolClient, problem: unknown): void => {
    if (listening && !stopped) log.warn({ err: problem }, 'not listening for cache invalidations');
    listening = false;
    invalidateAll();
    if (listener === client) listener = null;
    client.release(true);
    if (!stopped) timer = setTimeout(() => void listen(), reconnectMs).unref();
  };

  const listen = async (): Promise<void> => {
    let client: PoolClient | null = null;
    try {
      client = await own.pool.connect();
      const connection = client;
      connection.on('notification', ({ channel }) => {
        if (isTopic(channel)) invalidate(channel);
      });
      await connection.query(listenToAll);
      connection.once('end', () => {
        if (listener === connection) lose(connection, new Error('the connection ended'));
      });
      keepListening(connection, listenToAll, own.breakConnections);
      listener = connection;
      invalidateAll();
      listening = true;
    } catch (problem) {
      client?.release(true);
      if (stopped) return;
      log.warn({ err: problem }, 'not listening for cache invalidations');
      timer = setTimeout(() => void listen(), reconnectMs).unref();
    }
  };

  void after.then(() => (stopped ? undefined : listen())).catch(() => undefined);
  return {
    epoch: (topic) => (listening ? (epochs.get(topic) ?? 0) : null),
    invalidate,
    pool: own.pool,
    stop: async () => {
      stopped = true;
      if (timer) clearTimeout(timer);
      // The pool closes only connections that have been released.
      const holder = listener;
      listener = null;
      holder?.release(true);
      await own.close();
    },
  };
};
