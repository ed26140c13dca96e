import { sql } from 'drizzle-orm';
import type { Tx } from '../db/open-database';
import type { MemoryTopic } from './shared-memory';

/** Once this transaction is committed, no process goes on with what it remembers of the topic. */
export const tellChange = async (tx: Tx, topic: MemoryTopic): Promise<void> => {
  await tx.execute(sql`SELECT pg_notify(${topic}, '')`);
};
