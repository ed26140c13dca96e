import type { Pool } from 'pg';
import { countedFromNow } from '../../../scripts/schema/rows-text';
import { catalogue } from './catalogue';

interface Columns {
  readonly table: string;
  readonly columns: readonly string[];
}

const rowsOf = async (pool: Pool): Promise<readonly (readonly [string, unknown])[]> => {
  const { rows } = await pool.query<Columns>(
    `SELECT relname AS table, array_agg(attname::text ORDER BY attnum) AS columns
     FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped
     GROUP BY relname ORDER BY relname`,
  );
  const found: [string, unknown][] = [];
  for (const { table, columns } of rows) {
    const values = columns.map((column) =>
      countedFromNow[table] === column
        ? // By its distance from now.
          `round(extract(epoch FROM "${column}" - now()) / 900) AS quarters_of_an_hour, date_trunc('milliseconds', "${column}") = "${column}" AS is_whole`
        : `"${column}"::text`,
    );
    found.push([`rows of ${table}`, (await pool.query(`SELECT ${values.join(', ')} FROM "${table}" ORDER BY 1`)).rows]);
  }
  return found;
};

/** A database whole: its catalogue and all of its rows, as it can be compared with another one's. */
export const contentOf = async (pool: Pool): Promise<ReadonlyMap<string, unknown>> => {
  const found = new Map<string, unknown>();
  for (const [kind, query] of Object.entries(catalogue)) found.set(kind, (await pool.query(query)).rows);
  for (const [table, rows] of await rowsOf(pool)) found.set(table, rows);
  return found;
};
