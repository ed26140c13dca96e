import type { Pool, PoolClient } from 'pg';
import { type Database, openPool } from '../db/open-database';

/** What whoever changes it tells every process, in the transaction of the change: channels of PostgreSQL. */
export const memoryTopics = ['product_setting', 'catalogue'] as const;

export type MemoryTopic = (typeof memoryTopics)[number];

const againMs = 1000;

/** How long what a process has read may be remembered. */
export interface SharedMemory {
  /** Another number as soon as something of the topic has changed anywhere; null while nothing may be remembered. */
  epoch(topic: MemoryTopic): number | null;
  /** Whatever this process remembers of the topic may be old. */
  drop(topic: MemoryTopic): void;
  /** For reading what is remembered: who asks in an open transaction waits for none of the product's connections. */
  readonly pool: Pool;
  stop(): Promise<void>;
}

const isTopic = (name: string): name is MemoryTopic => memoryTopics.some((topic) => topic === name);

/**
 * Hears in one process what every process changes. A connection of its own listens; while it is away nothing is
 * remembered, so that no process goes on with what it did not hear about. Listens `after` the database is known to be
 * there.
 */
export const startSharedMemory = (
  { direct }: Pick<Database, 'direct'>,
  log: { warn(details: object, text: string): void },
  after: Promise<void> = Promise.resolve(),
): SharedMemory => {
  // One listens; the other reads.
  const own = openPool({ ...direct, max: 2, connectionTimeoutMillis: 0 });
  const epochs = new Map<MemoryTopic, number>();
  let listening = false;
  let stopped = false;
  let heardBy: PoolClient | null = null;
  let timer: NodeJS.Timeout | null = null;

  const drop = (topic: MemoryTopic): void => void epochs.set(topic, (epochs.get(topic) ?? 0) + 1);
  const dropAll = (): void => memoryTopics.forEach(drop);

  const lose = (client: PoolClient, problem: unknown): void => {
    if (listening && !stopped) log.warn({ err: problem }, 'changes are not listened to');
    listening = false;
    dropAll();
    if (heardBy === client) heardBy = null;
    client.release(true);
    if (!stopped) timer = setTimeout(() => void listen(), againMs).unref();
  };

  const listen = async (): Promise<void> => {
    let client: PoolClient | null = null;
    try {
      client = await own.pool.connect();
      const heard = client;
      heard.on('notification', ({ channel }) => {
        if (isTopic(channel)) drop(channel);
      });
      await heard.query(memoryTopics.map((topic) => `LISTEN ${topic}`).join('; '));
      heard.once('end', () => {
        if (heardBy === heard) lose(heard, new Error('the connection ended'));
      });
      heardBy = heard;
      dropAll();
      listening = true;
    } catch (problem) {
      client?.release(true);
      if (stopped) return;
      log.warn({ err: problem }, 'changes are not listened to');
      timer = setTimeout(() => void listen(), againMs).unref();
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
      const holder = heardBy;
      heardBy = null;
      holder?.release(true);
      await own.close();
    },
  };
};
