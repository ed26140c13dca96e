import fs from 'node:fs';
import type { PoolClient } from 'pg';

/** Whether nothing is there yet but the list of migrations, and what extensions have brought. */
const isEmpty = async (client: PoolClient): Promise<boolean> => {
  const { rows } = await client.query<{ found: boolean }>(
    `SELECT EXISTS (
       SELECT FROM (
         SELECT 'pg_class'::regclass AS catalogue, oid, relnamespace AS namespace FROM pg_class
         WHERE relkind <> 'i' AND relname <> 'schema_migration'
         UNION ALL
         SELECT 'pg_proc'::regclass, oid, pronamespace FROM pg_proc
       ) AS one
       WHERE namespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema())
         AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = catalogue AND objid = one.oid AND deptype = 'e')
     ) AS found`,
  );
  return rows[0]?.found === false;
};

/**
 * Makes an empty database what all migrations up to one would make it, in one transaction, and records them as applied.
 * Returns false, and does nothing, where something is there already.
 * @throws Error when a statement fails
 */
export const loadSchema = async (client: PoolClient, file: string): Promise<boolean> => {
  if (!(await isEmpty(client))) return false;
  const sql = fs.readFileSync(file, 'utf8');
  try {
    // Several statements in one query run as one transaction.
    await client.query(sql);
  } catch (problem) {
    throw new Error('Loading the schema failed; the database is as it was before it.', { cause: problem });
  }
  return true;
};
