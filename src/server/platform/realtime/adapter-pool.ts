import type { Pool, PoolClient } from 'pg';
import { type Database, openPool } from '../db/open-database';
import { watchPeers } from './peers';
import { notifyInBatches } from './notify-in-batches';

/** As the adapter writes it. */
const notifySql = 'SELECT pg_notify($1, $2)';

/** One listens; the other tells, so that what is told keeps its order. */
const connections = 2;

/** What the adapter puts before a namespace's name. */
export const channelPrefix = 'socket.io';

interface Reports {
  /** What others told in between is lost to this process. */
  readonly onMissed: () => void;
  /** Another process had told nothing, because it did not know that this one listens; or one went that may have. */
  readonly onUntold: () => void;
  readonly onProblem: (problem: unknown) => void;
}

/**
 * The socket adapter's own connections to the database, past any pooler: many events at once neither keep calls waiting nor
 * are given up while calls do. The adapter keeps one of them for notifications and opens another when it breaks; what
 * the other processes told in between is lost, and `onMissed` is called once it listens again. Nothing is told while
 * nobody else listens.
 */
export const adapterPool = (
  { direct }: Pick<Database, 'direct'>,
  namespaces: readonly string[],
  { onMissed, onUntold, onProblem }: Reports,
  checkEveryMs?: number,
): { readonly pool: Pool; readonly isAlone: () => boolean; readonly close: () => Promise<void> } => {
  const { pool, close } = openPool({ ...direct, max: connections, connectionTimeoutMillis: 0 });
  const notifications = notifyInBatches(pool, onProblem);
  const peers = watchPeers(pool, { onUntold, onProblem }, checkEveryMs);
  const listen = namespaces.map((name) => `LISTEN "${channelPrefix}#${name}"`).join('; ');
  let listeners = 0;
  let isClosed = false;
  const connectListener = async (): Promise<PoolClient> => {
    const client = await pool.connect();
    // The adapter forgets a broken connection without giving it back.
    client.on('end', () => client.release(true));
    try {
      // The adapter would do so in a moment; others hear of this process once it misses nothing more.
      await client.query(listen);
      await peers.attend(client);
    } catch (problem) {
      void client.end();
      throw problem;
    }
    listeners += 1;
    const isFirst = listeners === 1;
    // Once the adapter has the connection, and hears. Whoever spares its words is asked to tell them before people catch up.
    setImmediate(() => void peers.look().then(() => isFirst || onMissed()));
    return client;
  };
  // Closed while it connects, the adapter would keep the connection, or try again for ever: it waits in vain instead.
  const connect = async (): Promise<PoolClient> => {
    const client = await connectListener().catch((problem: unknown) => {
      if (!isClosed) throw problem;
    });
    if (client && !isClosed) return client;
    void client?.end();
    return new Promise<never>(() => undefined);
  };
  // The adapter tells the other processes first and waits for that, before its own sockets hear of anything.
  const query = (text: string, values: readonly unknown[] = []) => {
    if (text !== notifySql) return pool.query(text, [...values]);
    if (!peers.isSpared()) notifications.give({ channel: values[0], payload: values[1] });
    return Promise.resolve({ rows: [] });
  };
  const watched = new Proxy(pool, {
    get: (target, name) => (name === 'connect' ? connect : name === 'query' ? query : Reflect.get(target, name)),
  });
  return {
    pool: watched,
    isAlone: peers.isSpared,
    close: async () => {
      isClosed = true;
      peers.stop();
      await notifications.idle();
      await close();
    },
  };
};
