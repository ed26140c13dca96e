import { sql } from 'drizzle-orm';
import { isTimeZone } from '../../../domain/text/time-zone';
import type { Executor } from '../../platform/db/open-database';

/** The zone if both who count with it know it, Node and PostgreSQL; their tables differ in age. */
export const knownTimeZone = async (db: Executor, name: string | undefined): Promise<string | null> => {
  if (name === undefined || !isTimeZone(name)) return null;
  const { rows } = await db.execute(sql`SELECT 1 FROM pg_timezone_names WHERE name = ${name}`);
  return rows.length > 0 ? name : null;
};
