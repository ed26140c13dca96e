import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import type { PoolConfig } from 'pg';

const closeWithinMs = 3000;

/** Connections that may break at any moment; `close` takes no longer than 3 s. */
export const openPool = (config: PoolConfig): { readonly pool: Pool; readonly close: () => Promise<void> } => {
  const pool = new Pool(config);
  // A connection that breaks is replaced by the pool, and whoever was using it hears of it from his own query; the
  // same error unheard on the pool (idle) or on the connection itself (in a transaction) would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  /** A client that somebody never gives back (a listener that was just being made) must not hold up the end. */
  const close = (): Promise<void> => Promise.race([pool.end(), sleep(closeWithinMs, undefined, { ref: false })]);
  return { pool, close };
};
