import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';

const closeWithinMs = 3000;

/** Drizzle over one pool; sums are kopecks in `bigint`, read as safe integers. */
export const openDatabase = (url: string, connections = 20) => {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5000,
    // A lock that is not to be had and a query that does not end are refusals, not hangs.
    options: '-c lock_timeout=5000 -c statement_timeout=15000 -c idle_in_transaction_session_timeout=30000 -c timezone=UTC',
  });
  // A connection that breaks is replaced by the pool, and whoever was using it hears of it from his own query; the
  // same error unheard on the pool (idle) or on the connection itself (in a transaction) would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  /** A client that somebody never gives back (a listener that was just being made) must not hold up the end. */
  const close = (): Promise<void> => Promise.race([pool.end(), sleep(closeWithinMs, undefined, { ref: false })]);
  return { db: drizzle(pool), pool, close };
};

export type Database = ReturnType<typeof openDatabase>;
export type Db = Database['db'];
/** An open transaction: whatever is written through it lands together or not at all. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
export type Executor = Db | Tx;
