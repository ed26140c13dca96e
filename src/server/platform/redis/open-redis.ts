import { createClient, ErrorReply } from '@redis/client';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds. `silence`: a Redis that does not reply to pings for so long counts as gone. */
const timeouts = { connect: 2000, ping: 1000, silence: 4000, close: 1000 } as const;

/** How often Redis is asked whether it is still the one that writes, ms. */
const askRoleEveryMs = 1000;

/** Longest pause between two attempts to connect, ms. */
const againWithin = 1000;

const connect = (url: string, queues: boolean) =>
  createClient({
    url,
    disableOfflineQueue: !queues,
    pingInterval: timeouts.ping,
    socket: {
      connectTimeout: timeouts.connect,
      socketTimeout: timeouts.silence,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** Math.min(tries, 10), againWithin),
    },
  });

type RedisClient = ReturnType<typeof connect>;

/** Two connections to one Redis: a connection that subscribes can do nothing else. */
export interface Redis {
  /** For commands, which fail at once while Redis is away. */
  readonly commands: RedisClient;
  readonly subscriber: RedisClient;
  /** Prefix of our keys and channels: all databases of one Redis share their channels. */
  readonly prefix: string;
  /** Redis has replied that it will not, as against no reply at all. */
  readonly isRefusal: (problem: unknown) => boolean;
  close(): Promise<void>;
}

/** Logs once that it is away and once that it is back, not at every attempt. */
const warn = (client: RedisClient, log: { warn(details: object, text: string): void }): void => {
  let isAway = false;
  client.on('error', (problem: unknown) => {
    if (!isAway)
      log.warn({ err: problem }, 'Redis is unreachable: sockets of this process only, rate limits in PostgreSQL');
    isAway = true;
  });
  client.on('ready', () => {
    if (isAway) log.warn({}, 'Redis is reachable again');
    isAway = false;
  });
};

const end = async (client: RedisClient): Promise<void> => {
  if (client.isReady) await Promise.race([client.close(), sleep(timeouts.close, undefined, { ref: false })]);
  if (client.isOpen) client.destroy();
};

/** Starts to connect in the background and keeps trying for ever. */
export const openRedis = (url: string, log: { warn(details: object, text: string): void }): Redis => {
  const [commands, subscriber] = [connect(url, false), connect(url, true)];
  warn(commands, log);
  for (const client of [commands, subscriber]) {
    client.on('error', () => undefined);
    client.connect().catch(() => undefined);
  }
  // Behind one address a failover may leave our connections at the former master, which goes on accepting what is
  // published and tells nobody: the address is dialled anew.
  const leaveReplica = async (): Promise<void> => {
    if (!commands.isReady || (await commands.role())?.role === 'master') return;
    const demoted = new Error('Redis has become a replica');
    for (const client of [commands, subscriber]) {
      client.emit('error', demoted);
      client.destroy();
      client.connect().catch(() => undefined);
    }
  };
  const asking = setInterval(() => void leaveReplica().catch(() => undefined), askRoleEveryMs).unref();
  const database = new URL(url).pathname.slice(1) || '0';
  return {
    commands,
    subscriber,
    prefix: `naparnik${database}`,
    isRefusal: (problem) => problem instanceof ErrorReply,
    close: async () => {
      clearInterval(asking);
      await end(commands);
      await end(subscriber);
    },
  };
};
