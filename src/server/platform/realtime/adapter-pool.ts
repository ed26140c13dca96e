import type { Pool, PoolClient } from 'pg';
import { type Database, openPool } from '../db/open-database';
import { tellInBatches } from './tell-in-batches';

/** LISTEN follows the connection at once; this long after it, nothing more is missed. */
const settleMs = 500;

/** As the adapter writes it. */
const notifying = 'SELECT pg_notify($1, $2)';

/** One listens; the other tells, so that what is told keeps its order. */
const connections = 2;

/**
 * The socket adapter's own connections to the database, past any pooler: many events at once neither keep calls waiting nor
 * are given up while calls do. The adapter keeps one of them for notifications and opens another when it breaks; what
 * the other processes told in between is lost, and `onMissed` is called once it listens again.
 */
export const adapterPool = (
  { direct }: Pick<Database, 'direct'>,
  onMissed: () => void,
  onProblem: (problem: unknown) => void,
): { readonly pool: Pool; readonly close: () => Promise<void> } => {
  const { pool, close } = openPool({ ...direct, max: connections, connectionTimeoutMillis: 0 });
  const told = tellInBatches(pool, onProblem);
  let listeners = 0;
  const connect = async (): Promise<PoolClient> => {
    const client = await pool.connect();
    // The adapter forgets a broken connection without giving it back.
    client.on('end', () => client.release(true));
    listeners += 1;
    if (listeners > 1) setTimeout(onMissed, settleMs).unref();
    return client;
  };
  // The adapter tells the other processes first and waits for that, before its own sockets hear of anything.
  const query = (text: string, values: readonly unknown[] = []) => {
    if (text !== notifying) return pool.query(text, [...values]);
    told.give({ channel: values[0], payload: values[1] });
    return Promise.resolve({ rows: [] });
  };
  const watched = new Proxy(pool, {
    get: (target, name) => (name === 'connect' ? connect : name === 'query' ? query : Reflect.get(target, name)),
  });
  return {
    pool: watched,
    close: async () => {
      await told.idle();
      await close();
    },
  };
};
