import fs from 'node:fs';
import path from 'node:path';
import type { Pool } from 'pg';
import { beforeParts, profileFolder } from './parts';

/** Settings of PostgreSQL for a bench: while it is profiled, the server counts what each statement takes. */
export const profiledSettings: Readonly<Record<string, string>> =
  profileFolder === undefined
    ? {}
    : { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.track_planning': 'on' };

/** Counts what statements take, from the first measured part on. */
export const countStatements = async (pool: Pool): Promise<void> => {
  if (profileFolder === undefined) return;
  await pool.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
  beforeParts(() => pool.query('SELECT pg_stat_statements_reset()'));
};

/** Writes the statements that took most, one a line. */
export const writeStatements = async (pool: Pool): Promise<void> => {
  if (profileFolder === undefined) return;
  const { rows } = await pool.query<{ line: string }>(
    `SELECT format('%s ms in all, of it planning %s ms, %s calls, %s ms each: %s',
       round(total_exec_time + total_plan_time), round(total_plan_time), calls,
       round(((total_exec_time + total_plan_time) / calls)::numeric, 3),
       left(regexp_replace(query, '\\s+', ' ', 'g'), 160)) AS line
     FROM pg_stat_statements WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database())
     ORDER BY total_exec_time + total_plan_time DESC LIMIT 10`,
  );
  fs.writeFileSync(path.join(profileFolder, 'statements.txt'), `${rows.map(({ line }) => line).join('\n')}\n`);
};
