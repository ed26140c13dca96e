import type { Pool, PoolClient } from 'pg';
import { type Database, openPool } from '../db/open-database';

/** What whoever changes it tells every process, in the transaction of the change: channels of PostgreSQL. */
export const cacheTopics = ['product_setting', 'catalogue'] as const;

export type CacheTopic = (typeof cacheTopics)[number];

const reconnectMs = 1000;

/** How long what a process has read may be remembered. */
export interface CacheInvalidation {
  /** Another number as soon as something of the topic has changed anywhere; null while nothing may be remembered. */
  epoch(topic: CacheTopic): number | null;
  /** Whatever this process remembers of the topic may be old. */
  drop(topic: CacheTopic): void;
  /** For reading what is remembered: who asks in an open transaction waits for none of the product's connections. */
  readonly pool: Pool;
  stop(): Promise<void>;
}

const isTopic = (name: string): name is CacheTopic => cacheTopics.some((topic) => topic === name);

/**
 * Hears in one process what every process changes. A connection of its own listens; while it is away nothing is
 * remembered, so that no process goes on with what it did not hear about. Listens `after` the database is known to be
 * there.
 */
export const startCacheInvalidation = (
  { direct }: Pick<Database, 'direct'>,
  log: { warn(details: object, text: string): void },
  after: Promise<void> = Promise.resolve(),
): CacheInvalidation => {
  // One listens; the other reads.
  const own = openPool({ ...direct, max: 2, connectionTimeoutMillis: 0 });
  const epochs = new Map<CacheTopic, number>();
  let listening = false;
  let stopped = false;
  let listener: PoolClient | null = null;
  let timer: NodeJS.Timeout | null = null;

  const drop = (topic: CacheTopic): void => void epochs.set(topic, (epochs.get(topic) ?? 0) + 1);
  const dropAll = (): void => cacheTopics.forEach(drop);

  const lose = (client: PoolClient, problem: unknown): void => {
    if (listening && !stopped) log.warn({ err: problem }, 'changes are not listened to');
    listening = false;
    dropAll();
    if (listener === client) listener = null;
    client.release(true);
    if (!stopped) timer = setTimeout(() => void listen(), reconnectMs).unref();
  };

  const listen = async (): Promise<void> => {
    let client: PoolClient | null = null;
    try {
      client = await own.pool.connect();
      const heard = client;
      heard.on('notification', ({ channel }) => {
        if (isTopic(channel)) drop(channel);
      });
      await heard.query(cacheTopics.map((topic) => `LISTEN ${topic}`).join('; '));
      heard.once('end', () => {
        if (listener === heard) lose(heard, new Error('the connection ended'));
      });
      listener = heard;
      dropAll();
      listening = true;
    } catch (problem) {
      client?.release(true);
      if (stopped) return;
      log.warn({ err: problem }, 'changes are not listened to');
      timer = setTimeout(() => void listen(), reconnectMs).unref();
    }
  };

  void after.then(() => (stopped ? undefined : listen())).catch(() => undefined);
  return {
    epoch: (topic) => (listening ? (epochs.get(topic) ?? 0) : null),
    drop,
    pool: own.pool,
    stop: async () => {
      stopped = true;
      if (timer) clearTimeout(timer);
      // A pool ends those alone that nobody holds.
      const holder = listener;
      listener = null;
      holder?.release(true);
      await own.close();
    },
  };
};
