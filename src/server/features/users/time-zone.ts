import { sql } from 'drizzle-orm';
import { isTimeZone } from '#domain/text/time-zone.ts';
import type { Executor } from '../../platform/db/open-database';

/** The time zone if both Node and PostgreSQL know it, since their tz databases can differ in version. */
export const knownTimeZone = async (db: Executor, name: string | undefined): Promise<string | null> => {
  if (name === undefined || !isTimeZone(name)) return null;
  const { rows } = await db.execute(sql`SELECT 1 FROM pg_timezone_names WHERE name = ${name}`);
  return rows.length > 0 ? name : null;
};
