import { sql } from 'drizzle-orm';
import type { SQLWrapper } from 'drizzle-orm';
import type { Executor } from './open-database';

/** Counting further would cost more than anybody learns from it. */
const most = 1000;

/** How many rows a query has; null beyond a thousand. It is told how many to look for. */
export const countUpTo = async (db: Executor, query: (limit: number) => SQLWrapper): Promise<number | null> => {
  const { rows } = await db.execute<{ count: number }>(sql`SELECT count(*)::integer AS count FROM ${query(most + 1)} AS found`);
  const count = rows[0]?.count ?? 0;
  return count > most ? null : count;
};
