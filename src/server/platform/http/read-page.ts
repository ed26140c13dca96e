import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/open-database';
import { countUpTo } from '../db/search';
import { type Keyset, keyset, type SortColumn } from './keyset';

interface Keyed {
  readonly key: string;
  readonly id: string | number;
}

/** A query that has neither `where` nor `orderBy` yet. */
interface Selection<Row> {
  where(where: SQL | undefined): { orderBy(...columns: SQL[]): { limit(limit: number): PromiseLike<readonly Row[]> } };
}

type SortOf<Name extends string> = Name | `-${Name}`;

interface Reading<Name extends string, Row, Line> {
  readonly db: Executor;
  readonly query: {
    readonly sort?: NoInfer<SortOf<Name>> | undefined;
    readonly cursor?: string | undefined;
    readonly limit: number;
  };
  readonly sorts: Readonly<Record<Name, SortColumn>>;
  /** The default order. */
  readonly sort: NoInfer<SortOf<Name>>;
  readonly id: Keyset<string>['id'];
  readonly filters: readonly (SQL | undefined)[];
  /** The query of the rows: `key` and the id must be among the selected columns. */
  readonly rows: (key: SQL<string>) => Selection<Row & Keyed>;
  /** The table, or joined tables, that filters and sorts refer to: its rows are searched and counted. */
  readonly counted: PgTable | SQL;
  readonly line: (row: Row) => Line;
}

/**
 * A page of a sorted list. `total` is the number of rows of the whole list, only on the first page; null on others and
 * when there are more than `countUpTo` counts.
 * @throws Refusal VALIDATION_ERROR for a cursor that is not one of ours
 */
export const readPage = async <Name extends string, Row, Line>({
  db,
  query: { sort, cursor, limit },
  filters,
  rows,
  counted,
  line,
  ...list
}: Reading<Name, Row, Line>) => {
  const order = keyset({ sorts: list.sorts, id: list.id, sort: sort ?? list.sort, cursor });
  // The ids are selected first, so that only rows of this page are joined.
  const wanted = db
    .select({ id: sql`${list.id.by}` })
    .from(counted)
    .where(order.where(...filters))
    .orderBy(...order.orderBy)
    .limit(limit + 1);
  const found = await rows(order.key)
    .where(inArray(list.id.by, wanted))
    .orderBy(...order.orderBy)
    .limit(limit + 1);
  const { page, nextCursor } = order.cut(found, limit);
  const count = (most: number) =>
    db
      .select({ one: sql`1` })
      .from(counted)
      .where(and(...filters))
      .limit(most);
  return {
    items: page.map((row) => line(row)),
    nextCursor,
    total: cursor === undefined ? await countUpTo(db, count) : null,
  };
};
