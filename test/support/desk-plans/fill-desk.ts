import type { Pool } from 'pg';
import { moneyRows } from './money-rows';
import { peopleRows } from './people-rows';
import { workRows } from './work-rows';

/**
 * Fills the tables behind the lists of operators with so many rows each: most of what is over, a few of what waits,
 * and of every filter a value that is common and one that is rare. No trigger fires and nothing is checked across
 * tables, so the database serves only to be read.
 */
export const fillDesk = async (pool: Pool, rows: number): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL session_replication_role = replica');
    for (const statement of [...peopleRows, ...moneyRows, ...workRows])
      await client.query(statement.replaceAll(':rows', String(rows)));
    // What the clock owes would be read among the lists.
    await client.query("UPDATE deadline SET next_try_at = now() + interval '1 day'");
    await client.query('COMMIT; SET statement_timeout = 0');
    await client.query('VACUUM ANALYZE');
  } finally {
    client.release(true);
  }
};
