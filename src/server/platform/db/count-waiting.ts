import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from './open-database';

export interface Waiting {
  readonly waiting: number;
  /** ISO; null when nothing waits. */
  readonly oldestAt: string | null;
}

/** How many rows of the column's table wait, and since when the first of them; `where` is written as its index is. */
export const countWaiting = async (db: Executor, since: PgColumn, where: SQL): Promise<Waiting> => {
  const [found] = await db
    .select({ waiting: sql<number>`count(*)::integer`, oldest: sql<Date | string | null>`min(${since})` })
    .from(since.table)
    .where(where);
  const { waiting = 0, oldest = null } = found ?? {};
  return { waiting, oldestAt: oldest === null ? null : new Date(oldest).toISOString() };
};
