import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import type { OwnTable } from './own-table';
import { ownTables } from './own-tables';

/** Rows read at once: some hundreds of kilobytes. */
const atOnce = 1000;

const named = (name: string): SQL => sql`${sql.identifier(name)}`;

/** Which rows of a table belong to a person. */
const isOwn = (table: OwnTable, userId: string): SQL => {
  if ('whose' in table)
    return sql.join(
      table.whose.map((column) => sql`${named(column)} = ${userId}`),
      sql` OR `,
    );
  const { column, table: parent, key = 'id' } = table.through;
  const above = ownTables[parent];
  if (above === undefined) throw new Error(`${parent} does not go out`);
  return sql`${named(column)} IN (SELECT ${named(key)} FROM ${named(parent)} WHERE ${isOwn(above, userId)})`;
};

/** A person's rows of a table as JSON texts, some at a time. Within a transaction that lasts until the last. */
export async function* rowsOf(
  tx: Tx,
  name: string,
  table: OwnTable,
  userId: string,
): AsyncGenerator<readonly string[]> {
  const columns = sql.join(table.columns.split(' ').map(named), sql`, `);
  await tx.execute(
    sql`DECLARE own_rows NO SCROLL CURSOR FOR SELECT row_to_json(own_row)::text AS line FROM (SELECT ${columns} FROM ${named(name)} WHERE ${isOwn(table, userId)}) AS own_row`,
  );
  try {
    for (;;) {
      const { rows } = await tx.execute<{ line: string }>(sql.raw(`FETCH ${atOnce} FROM own_rows`));
      if (rows.length > 0) yield rows.map(({ line }) => line);
      if (rows.length < atOnce) return;
    }
  } finally {
    await tx.execute(sql`CLOSE own_rows`);
  }
}
