import { sql } from 'drizzle-orm';
import type { Tx } from '../db/open-database';
import type { CacheTopic } from './cache-invalidation';

/** Once this transaction is committed, no process goes on with what it remembers of the topic. */
export const invalidateCaches = async (tx: Tx, topic: CacheTopic): Promise<void> => {
  await tx.execute(sql`SELECT pg_notify(${topic}, '')`);
};
