import { and, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { cutPage, readCursor } from './paging';

type KeyType = 'timestamptz' | 'bigint' | 'text';

export interface SortColumn {
  /** Never null. */
  readonly by: SQLWrapper;
  readonly type: KeyType;
}

export interface Keyset<Sort extends string> {
  /** By name, without the minus. Each needs an index that begins with it and ends with the id. */
  readonly sorts: Readonly<Record<string, SortColumn>>;
  /** Breaks ties, so that the order is total. */
  readonly id: { readonly by: SQLWrapper; readonly type: 'uuid' | 'bigint' | 'text' };
  /** `-amount`: the largest first. */
  readonly sort: Sort;
  readonly cursor: string | undefined;
}

/**
 * Keyset pagination: condition and order of a page of a sorted list. The cursor holds the key as text of the database,
 * so that a timestamp does not lose its microseconds.
 * @throws Refusal VALIDATION_ERROR for a cursor that is not one of ours
 */
export const keyset = <Sort extends string>({ sorts, id, sort, cursor }: Keyset<Sort>) => {
  const down = sort.startsWith('-');
  const column = sorts[down ? sort.slice(1) : sort];
  if (!column) throw new Error(`no sort ${sort}`);
  const direction = sql.raw(down ? 'DESC' : 'ASC');
  const shapes = { timestamptz: 't', bigint: 'n', text: 's', uuid: 'u' } as const;
  const [key, last] = cursor === undefined ? [] : readCursor(cursor, shapes[column.type] + shapes[id.type]);
  const after =
    key === undefined
      ? undefined
      : sql`(${column.by}, ${id.by}) ${sql.raw(down ? '<' : '>')} (${key}::${sql.raw(column.type)}, ${last}::${sql.raw(id.type)})`;
  return {
    /** Must be among the selected columns of each row. */
    key: sql<string>`${column.by}::text`,
    where: (...filters: readonly (SQL | undefined)[]): SQL | undefined => and(...filters, after),
    orderBy: [sql`${column.by} ${direction}`, sql`${id.by} ${direction}`],
    cut: <Row extends { readonly key: string; readonly id: string | number }>(rows: readonly Row[], limit: number) =>
      cutPage(rows, limit, (row) => [column.type === 'bigint' ? Number(row.key) : row.key, row.id]),
  };
};
