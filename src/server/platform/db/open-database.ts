import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Pool, type PoolConfig } from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';

const closeWithinMs = 3000;

interface OpenPool {
  readonly pool: Pool;
  /** Breaks every connection, also those that are only being made: whoever waits on one hears so at once. */
  readonly cut: () => void;
  /** Takes no longer than 3 s. */
  readonly close: () => Promise<void>;
}

/** Connections that may break at any moment. */
export const openPool = (config: PoolConfig): OpenPool => {
  const clients = new Set<Client>();
  class Counted extends Client {
    constructor(given?: ConstructorParameters<typeof Client>[0]) {
      super(given);
      clients.add(this);
      this.once('end', () => clients.delete(this));
    }
  }
  const pool = new Pool({ ...config, Client: Counted });
  const cut = (): void => {
    for (const client of clients) client.connection.stream.destroy();
  };
  // A connection that breaks is replaced by the pool, and whoever was using it hears of it from their own query; the
  // same error unheard on the pool (idle) or on the connection itself (in a transaction) would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  /** A client that somebody never gives back (a listener that was just being made) must not hold up the end. */
  const close = (): Promise<void> => Promise.race([pool.end(), sleep(closeWithinMs, undefined, { ref: false })]);
  return { pool, cut, close };
};

/**
 * Drizzle over one pool; sums are kopecks in `bigint`, read as safe integers. Who gets no connection within `waitMs` is
 * refused.
 */
export const openDatabase = (url: string, connections = 20, waitMs = 5000) => {
  const { pool, cut, close } = openPool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: waitMs,
    // A lock that is not to be had and a query that does not end are refusals, not hangs. What is read stands in memory
    // or on a disk without moving parts, where a row here and there costs little more than the next one: planned for a
    // disk that turns, a list would rather be read from its beginning.
    options:
      '-c lock_timeout=5000 -c statement_timeout=15000 -c idle_in_transaction_session_timeout=30000 -c timezone=UTC -c random_page_cost=1.1',
  });
  return { db: drizzle(pool), pool, cut, close };
};

export type Database = ReturnType<typeof openDatabase>;
export type Db = Database['db'];
/** An open transaction: whatever is written through it lands together or not at all. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
export type Executor = Db | Tx;
