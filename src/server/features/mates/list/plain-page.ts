import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/open-database.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { mostCounted } from '#server/platform/db/search.ts';
import { mateCard } from '#server/platform/db/schema/mates/mate-cards.ts';
import { cardColumns, type CardRow } from './mate-card-view';
import { type ColumnSort, sortOrder } from './mate-sorts';

/** A list without filters except «online»: nearly all requests. */
export interface PlainList {
  readonly sort: ColumnSort;
  readonly online: boolean;
  readonly gameId: string;
  /** The cursor: where the previous page ended; null on the first. */
  readonly after: readonly (string | number)[] | null;
  readonly limit: number;
}

interface PlainPage {
  readonly cards: readonly CardRow[];
  /** The size of the whole list, counted up to 1001; only on the first page, otherwise null. */
  readonly count: number | null;
}

const columns = sql.join(
  Object.entries(cardColumns).map(([key, column]) => sql`${column} AS ${sql.identifier(key)}`),
  sql`, `,
);

const statement = (sort: ColumnSort, online: boolean, first: boolean): SQL<PlainPage> => {
  const { descending, columns: by, shape } = sortOrder(sort, false);
  const listed = sql`${mateCard.gameId} = ${sql.placeholder('gameId')} AND ${online ? sql`${mateCard.standing} = 5` : sql`true`}`;
  const key = sql.join(
    [...shape].map((_kind, index) => sql`${sql.placeholder(`key${index}`)}`),
    sql`, `,
  );
  const after = first ? sql`true` : sql`(${sql.join([...by], sql`, `)}) ${descending ? sql`<` : sql`>`} (${key})`;
  const order = sql.join(
    by.map((column) => sql`${column} ${descending ? sql`DESC` : sql`ASC`}`),
    sql`, `,
  );
  const page = sql`SELECT ${columns} FROM ${mateCard} WHERE ${listed} AND ${after} ORDER BY ${order} LIMIT ${sql.placeholder('limit')}`;
  const count = first
    ? sql`(SELECT count(*) FROM (SELECT FROM ${mateCard} WHERE ${listed} LIMIT ${sql.raw(String(mostCounted + 1))}) found)`
    : sql`NULL`;
  return sql`json_build_object('cards', (SELECT coalesce(json_agg(one), '[]') FROM (${page}) one), 'count', ${count})`;
};

/** Prepared statements, one per sort order, «online» and first page: sixteen in all. */
const statements = new Map<
  string,
  (db: Db) => { execute(values: Record<string, unknown>): Promise<{ page: PlainPage }[]> }
>();

/** One page, with the count on the first, in one query. */
export const readPlainPage = async (db: Db, { sort, online, gameId, after, limit }: PlainList): Promise<PlainPage> => {
  const name = `mates_${sort.replaceAll('-', '_')}${online ? '_online' : ''}${after ? '_after' : ''}`;
  const build =
    statements.get(name) ??
    prepared((by) =>
      by
        .select({ page: statement(sort, online, after === null) })
        .from(sql`(VALUES (1)) AS one_row`)
        .prepare(name),
    );
  statements.set(name, build);
  const keys = Object.fromEntries((after ?? []).map((value, index) => [`key${index}`, value]));
  const [row] = await build(db).execute({ gameId, limit, ...keys });
  if (!row) throw new Error('the page of mates gave no row');
  return row.page;
};
