import type { Pool, PoolClient } from 'pg';

/** LISTEN follows the connection at once; this long after it, nothing more is missed. */
const settleMs = 500;

/**
 * The pool as the socket adapter may use it. The adapter keeps one connection for notifications and opens
 * another when it breaks; what the other processes told in between is lost, and `onMissed` is called once it
 * listens again.
 */
export const adapterPool = (pool: Pool, onMissed: () => void): Pool => {
  let connections = 0;
  const connect = async (): Promise<PoolClient> => {
    const client = await pool.connect();
    // The adapter forgets a broken connection without giving it back.
    client.on('end', () => client.release(true));
    connections += 1;
    if (connections > 1) setTimeout(onMissed, settleMs).unref();
    return client;
  };
  return new Proxy(pool, { get: (target, name) => (name === 'connect' ? connect : name === 'query' ? target.query.bind(target) : Reflect.get(target, name)) });
};
