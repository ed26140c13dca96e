import type { PoolClient } from 'pg';

/**
 * Times that a migration counted from the moment of its own run, so that they are counted from the loading too. Every
 * other value is kept as it is.
 */
export const countedFromNow: Readonly<Record<string, string>> = { deadline: 'due_at' };

/** In whole quarters of an hour: making the database took less. */
const fromNow = (column: string): string =>
  `format('date_trunc(''milliseconds'', now() + interval ''%s minutes'')', 15 * round(extract(epoch FROM ${column} - now()) / 900))`;

interface Table {
  readonly name: string;
  /** All but the generated ones, in their order; each quoted. */
  readonly columns: readonly string[];
}

const tablesOf = async (client: PoolClient): Promise<readonly Table[]> =>
  (
    await client.query<Table>(
      `SELECT relname AS name, array_agg(quote_ident(attname) ORDER BY attnum) AS columns
       FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
       WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
       GROUP BY pg_class.oid, relname ORDER BY pg_class.oid`,
    )
  ).rows;

/** Statements that insert the rows of all tables and set the sequences to where they are. */
export const rowsText = async (client: PoolClient): Promise<readonly string[]> => {
  const statements: string[] = [];
  for (const { name, columns } of await tablesOf(client)) {
    const values = columns.map((column) =>
      countedFromNow[name] === column ? fromNow(column) : `quote_nullable(${column}::text)`,
    );
    const { rows } = await client.query<{ row: string }>(
      `SELECT '(' || concat_ws(', ', ${values.join(', ')}) || ')' AS row FROM ${client.escapeIdentifier(name)} ORDER BY ${columns[0] ?? ''}`,
    );
    if (rows.length > 0)
      statements.push(
        `INSERT INTO ${name} (${columns.join(', ')}) OVERRIDING SYSTEM VALUE VALUES\n  ${rows.map(({ row }) => row).join(',\n  ')}`,
      );
  }
  const { rows } = await client.query<{ sql: string }>(
    `SELECT format('SELECT setval(%L, %s)', quote_ident(sequencename), last_value) AS sql
     FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY sequencename`,
  );
  return [...statements, ...rows.map(({ sql }) => sql)];
};
