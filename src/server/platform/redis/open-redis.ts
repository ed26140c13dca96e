import { createClient } from '@redis/client';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds. A Redis that says nothing to a ping for so long is as good as gone. */
const patience = { connect: 2000, ping: 1000, silence: 4000, close: 1000 } as const;

/** Longest wait between two tries to connect, ms. */
const againWithin = 1000;

const connect = (url: string, queues: boolean) =>
  createClient({
    url,
    disableOfflineQueue: !queues,
    pingInterval: patience.ping,
    socket: {
      connectTimeout: patience.connect,
      socketTimeout: patience.silence,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** Math.min(tries, 10), againWithin),
    },
  });

type RedisClient = ReturnType<typeof connect>;

/** Two connections to one Redis: who listens can do nothing else. */
export interface Redis {
  /** Refuses at once while Redis is away. */
  readonly telling: RedisClient;
  readonly hearing: RedisClient;
  /** Keeps what is ours apart from other databases of the same Redis, whose channels are common to all. */
  readonly prefix: string;
  close(): Promise<void>;
}

/** Says once that it has gone and once that it is back, not with every try. */
const warn = (client: RedisClient, log: { warn(details: object, text: string): void }): void => {
  let isAway = false;
  client.on('error', (problem: unknown) => {
    if (!isAway)
      log.warn({ err: problem }, 'Redis does not answer: sockets of this process alone, tries by PostgreSQL');
    isAway = true;
  });
  client.on('ready', () => {
    if (isAway) log.warn({}, 'Redis answers again');
    isAway = false;
  });
};

const end = async (client: RedisClient): Promise<void> => {
  if (client.isReady) await Promise.race([client.close(), sleep(patience.close, undefined, { ref: false })]);
  if (client.isOpen) client.destroy();
};

/** Begins to connect, and goes on trying for as long as it takes: nobody waits for it. */
export const openRedis = (url: string, log: { warn(details: object, text: string): void }): Redis => {
  const [telling, hearing] = [connect(url, false), connect(url, true)];
  warn(telling, log);
  for (const client of [telling, hearing]) {
    client.on('error', () => undefined);
    client.connect().catch(() => undefined);
  }
  const database = new URL(url).pathname.slice(1) || '0';
  return {
    telling,
    hearing,
    prefix: `naparnik${database}`,
    close: async () => {
      await end(telling);
      await end(hearing);
    },
  };
};
