import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

type Row<T extends PgTable> = T['$inferSelect'];

/** A row that came within JSON, as Drizzle would have read it: moments are the one thing that JSON does not know. */
const decoder = <T extends PgTable>(table: T): ((row: Readonly<Record<string, unknown>>) => Row<T>) => {
  const columns = Object.entries(getTableColumns(table)).map(([key, { name, dataType }]) => ({
    key,
    name,
    isTime: dataType === 'date',
  }));
  return (row) => {
    const read: Record<string, unknown> = {};
    for (const { key, name, isTime } of columns) {
      const value = row[name];
      read[key] = isTime && typeof value === 'string' ? new Date(value) : value;
    }
    return read;
  };
};

/** The row itself, of a query that selects from the table by its own name. */
export const jsonRow = <T extends PgTable>(table: T): SQL<Row<T>> => {
  const decode = decoder(table);
  return sql`row_to_json(${sql.identifier(getTableName(table))})`.mapWith((row: Readonly<Record<string, unknown>>) =>
    decode(row),
  );
};

/**
 * Rows that hang on the row selected, in one value: a row with all that hangs on it costs one query. In `where` and
 * `order` the table is called `one`.
 */
export const jsonRows = <T extends PgTable>(table: T, where: string, order: string): SQL<Row<T>[]> => {
  const decode = decoder(table);
  const from = sql.identifier(getTableName(table));
  return sql`coalesce((SELECT json_agg(one ORDER BY ${sql.raw(order)}) FROM ${from} one WHERE ${sql.raw(where)}), '[]')`.mapWith(
    (rows: readonly Readonly<Record<string, unknown>>[]) => rows.map(decode),
  );
};
