import { sql } from 'drizzle-orm';
import type { Tx } from '../db/open-database';
import type { CacheTopic } from './cache-invalidation';

/** Invalidates what every process has cached of the topic, once this transaction is committed. */
export const invalidateCaches = async (tx: Tx, topic: CacheTopic): Promise<void> => {
  await tx.execute(sql`SELECT pg_notify(${topic}, '')`);
};
