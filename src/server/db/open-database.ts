import { drizzle } from 'drizzle-orm/node-postgres';
import { openPool } from './open-pool';

/** Drizzle over one pool; sums are kopecks in `bigint`, read as safe integers. Who gets no connection within `waitMs` is refused. */
export const openDatabase = (url: string, connections = 20, waitMs = 5000) => {
  const { pool, close } = openPool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: waitMs,
    // A lock that is not to be had and a query that does not end are refusals, not hangs.
    options: '-c lock_timeout=5000 -c statement_timeout=15000 -c idle_in_transaction_session_timeout=30000 -c timezone=UTC',
  });
  return { db: drizzle(pool), pool, close };
};

export type Database = ReturnType<typeof openDatabase>;
export type Db = Database['db'];
/** An open transaction: whatever is written through it lands together or not at all. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
export type Executor = Db | Tx;
