import { withOwnConnection } from '../own-connection';
import { moneyRows } from './money-rows';
import { peopleRows } from './people-rows';
import { workRows } from './work-rows';

/**
 * Fills the tables behind the desk's lists with this many rows each: most are closed cases, a few are pending,
 * and every filter has a common and a rare value. Triggers and foreign keys are disabled, so the database can only be
 * read.
 */
export const fillDesk = (url: string, rows: number): Promise<void> =>
  withOwnConnection(url, async (client) => {
    await client.query('BEGIN; SET LOCAL session_replication_role = replica');
    for (const statement of [...peopleRows, ...moneyRows, ...workRows])
      await client.query(statement.replaceAll(':rows', String(rows)));
    // Otherwise the sweeper would query due deadlines while the lists are measured.
    await client.query("UPDATE deadline SET next_try_at = now() + interval '1 day'");
    await client.query('COMMIT');
    await client.query('VACUUM ANALYZE');
  });
