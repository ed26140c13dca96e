import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

type Row<T extends PgTable> = T['$inferSelect'];

/** Decodes a row within JSON as Drizzle would have read it: only timestamps differ. */
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

/** The whole row as one value; the query must select from the table without an alias. */
export const jsonRow = <T extends PgTable>(table: T): SQL<Row<T>> => {
  const decode = decoder(table);
  return sql`row_to_json(${sql.identifier(getTableName(table))})`.mapWith((row: Readonly<Record<string, unknown>>) =>
    decode(row),
  );
};

/**
 * Dependent rows of the selected row as one value, so that a row and its dependents take one query. `where` and `order`
 * are SQL in which the table is called `one`.
 */
export const jsonRows = <T extends PgTable>(table: T, where: string, order: string): SQL<Row<T>[]> => {
  const decode = decoder(table);
  const from = sql.identifier(getTableName(table));
  return sql`coalesce((SELECT json_agg(one ORDER BY ${sql.raw(order)}) FROM ${from} one WHERE ${sql.raw(where)}), '[]')`.mapWith(
    (rows: readonly Readonly<Record<string, unknown>>[]) => rows.map(decode),
  );
};
