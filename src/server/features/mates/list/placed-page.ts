import { type SQL, sql } from 'drizzle-orm';
import { arrangePage } from '#domain/order/arrange-page.ts';
import { fitOf, type Wishes } from '#domain/order/fit.ts';
import { mergeByPlace, newcomerPlaces, type Placed } from '#domain/order/newcomer-places.ts';
import type { Db } from '#server/platform/db/open-database.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { mostCounted } from '#server/platform/db/search.ts';
import { mateCard } from '#server/platform/db/schema/mates/mate-cards.ts';
import { readCursor, writeCursor } from '#server/platform/http/paging.ts';
import { cardColumns, type ShownCard } from './mate-card-view';
import { hasAnyFacet } from './mate-filters';

type Key = readonly [standing: number, score: number, userId: string];

/** Where a page begins: how many places were filled before, and the last card taken from each of the two lists. */
interface Start {
  readonly after: number;
  readonly settled: Key;
  readonly newcomers: Key;
}

/** Before every card: no standing is as high. */
const first: Key = [9, 0, '00000000-0000-0000-0000-000000000000'];
const beginning: Start = { after: 0, settled: first, newcomers: first };

/** @throws Refusal VALIDATION_ERROR for a cursor that is not one of this list */
const startOf = (cursor: string | undefined): Start => {
  if (cursor === undefined) return beginning;
  const [after, ...keys] = readCursor(cursor, 'ihiuhiu');
  const keyAt = (at: number): Key => [Number(keys[at]), Number(keys[at + 1]), String(keys[at + 2])];
  return { after: Math.max(0, Number(after)), settled: keyAt(0), newcomers: keyAt(3) };
};

/** Whether they play in a wished rank is read only where one is wished. */
type ReadCard = ShownCard & { readonly rankFits?: boolean };

interface Read {
  readonly settled: readonly ReadCard[];
  readonly newcomers: readonly ReadCard[];
  /** How many the list has, counted up to 1001; null unless asked for. */
  readonly count: number | null;
}

interface Limits {
  /** How many places are to be filled. */
  readonly places: number;
  /** How many newcomers are read in any case. */
  readonly few: number;
}

type Reader = (start: Start, limits: Limits) => Promise<Read>;

const { standing, orderScore, userId, newcomer, gameId } = mateCard;

/** Without what only other lists need: every column is written and read as JSON. */
const { gameId: _gameId, busy: _busy, ...needed } = cardColumns;

const shown = sql.join(
  Object.entries(needed).map(([key, column]) => sql`${column} AS ${sql.identifier(key)}`),
  sql`, `,
);

interface Listed {
  readonly where: SQL;
  /** Further columns of a row. */
  readonly also: SQL;
}

/** The cards of one of the two lists behind its key: a range of the index `mate_card_placed`. */
const behind = (
  { where, also }: Listed,
  isNewcomer: boolean,
  [one, two, three]: readonly unknown[],
  limit: unknown,
): SQL => sql`
  SELECT ${shown}${also} FROM ${mateCard}
  WHERE ${where} AND ${newcomer} = ${sql.raw(String(isNewcomer))}
    AND (${standing}, ${orderScore}, ${userId}) < (${one}, ${two}, ${three})
  ORDER BY ${standing} DESC, ${orderScore} DESC, ${userId} DESC LIMIT ${limit}`;

const inJson = (cards: SQL): SQL => sql`coalesce((SELECT json_agg(one) FROM ${cards} one), '[]')`;

/**
 * The beginnings of both lists. Of newcomers only `few` are read, more only where the others do not fill the page while
 * they are as present as its first one.
 */
const page = (
  listed: Listed,
  start: { readonly settled: readonly unknown[]; readonly newcomers: readonly unknown[] },
  limits: Readonly<Record<keyof Limits, unknown>>,
  count: SQL,
) => sql<Read>`(
  WITH settled AS MATERIALIZED (${behind(listed, false, start.settled, limits.places)}),
  newcomers AS (${behind(
    listed,
    true,
    start.newcomers,
    sql`greatest(${limits.few}::integer, ${limits.places}::integer
      - (SELECT count(*) FROM settled WHERE standing = (SELECT max(standing) FROM settled)))`,
  )})
  SELECT json_build_object('settled', ${inJson(sql`settled`)}, 'newcomers', ${inJson(sql`newcomers`)}, 'count', ${count}))`;

/** How many newcomers that statement reads at most. */
const mostNewcomers = ({ places, few }: Limits, settled: readonly ReadCard[]): number =>
  Math.max(few, places - settled.filter((card) => card.standing === settled[0]?.standing).length);

const counted = (where: SQL): SQL =>
  sql`(SELECT count(*) FROM (SELECT FROM ${mateCard} WHERE ${where} AND ${newcomer} IN (true, false) LIMIT ${sql.raw(String(mostCounted + 1))}) found)`;

/** Prepared statements, one per «online» and first page: four in all. */
const statements = new Map<
  string,
  (db: Db) => { execute(values: Record<string, unknown>): Promise<{ page: Read }[]> }
>();

const holders = (name: string) => [0, 1, 2].map((index) => sql.placeholder(`${name}${index}`));

const statementOf = (name: string, online: boolean, isFirst: boolean) => {
  const known = statements.get(name);
  if (known) return known;
  const where = sql`${gameId} = ${sql.placeholder('gameId')} AND ${online ? sql`${standing} = 5` : sql`true`}`;
  const start = { settled: holders('settled'), newcomers: holders('newcomers') };
  const limits = { places: sql.placeholder('places'), few: sql.placeholder('few') };
  const count = isFirst ? counted(where) : sql`NULL`;
  const build = prepared((by) =>
    by
      .select({ page: page({ where, also: sql`` }, start, limits, count) })
      .from(sql`(VALUES (1)) AS one_row`)
      .prepare(name),
  );
  statements.set(name, build);
  return build;
};

/** Reads a list without filters except «online»: nearly all requests. */
export const plainReader =
  (db: Db, game: string, online: boolean): Reader =>
  async (start, limits) => {
    const isFirst = start.after === 0;
    const name = `mates_recommended${online ? '_online' : ''}${isFirst ? '' : '_after'}`;
    const [settled0, settled1, settled2] = start.settled;
    const [newcomers0, newcomers1, newcomers2] = start.newcomers;
    const keys = { settled0, settled1, settled2, newcomers0, newcomers1, newcomers2 };
    const [row] = await statementOf(name, online, isFirst)(db).execute({ gameId: game, ...limits, ...keys });
    if (!row) throw new Error('the page of mates gave no row');
    return row.page;
  };

/** Reads a list with filters, or with ranks that the viewer wishes. */
export const filteredReader =
  (db: Db, where: SQL, ranks: readonly string[]): Reader =>
  async (start, limits) => {
    const listed = { where, also: ranks.length === 0 ? sql`` : sql`, ${hasAnyFacet('param', ranks)} AS "rankFits"` };
    const { rows } = await db.execute<{ page: Read }>(
      sql`SELECT ${page(listed, start, { ...limits }, sql`NULL`)} AS page`,
    );
    const [row] = rows;
    if (!row) throw new Error('the page of mates gave no row');
    return row.page;
  };

interface Asked {
  readonly cursor: string | undefined;
  readonly limit: number;
  /** Percent of the places that is kept for newcomers. */
  readonly share: number;
  readonly wishes: Wishes;
}

export interface PlacedCard {
  readonly card: ReadCard;
  /** In the whole list, from 1. */
  readonly place: number;
}

interface PlacedPage {
  readonly cards: readonly PlacedCard[];
  readonly nextCursor: string | null;
  readonly count: number | null;
}

const placed = (card: ReadCard): Placed & { readonly card: ReadCard } => ({
  userId: card.userId,
  standing: card.standing,
  score: card.orderScore,
  card,
});

const keyOf = ({ standing: stands, score, userId: id }: Placed): Key => [stands, score, id];

/** Newcomers that a page usually needs beyond their places: those who stand there by merit. */
const spare = 2;

/**
 * A page of the recommended order: the two lists are read from where the last page left each, and merged by place. A
 * second reading is needed only where there were too few newcomers, as where only they are online.
 */
export const readPlacedPage = async (read: Reader, { cursor, limit, share, wishes }: Asked): Promise<PlacedPage> => {
  const start = startOf(cursor);
  const count = limit + 1;
  const mergeOf = async (limits: Limits) => {
    const rows = await read(start, limits);
    const merged = mergeByPlace({
      settled: { rows: rows.settled.map(placed), cut: rows.settled.length === limits.places },
      newcomers: {
        rows: rows.newcomers.map(placed),
        cut: rows.newcomers.length === mostNewcomers(limits, rows.settled),
      },
      after: start.after,
      count,
      share,
    });
    return { ...merged, count: rows.count };
  };
  const few = Math.min(count, newcomerPlaces(start.after, count, share) + spare);
  const usual = await mergeOf({ places: count, few });
  const { taken, count: total } = usual.starved ? await mergeOf({ places: count, few: count }) : usual;
  const cut = taken.slice(0, limit);
  const lastOf = (isNewcomer: boolean) => cut.findLast((one) => one.newcomer === isNewcomer)?.row;
  const [settled, fresh] = [lastOf(false), lastOf(true)];
  const arranged = arrangePage(
    cut.map(({ row: { card, userId: id, standing: stands, score }, newcomer: isTheirs }) => ({
      userId: id,
      standing: stands,
      score,
      newcomer: isTheirs,
      level: card.grade,
      fit: fitOf(wishes, {
        languages: card.languages,
        platforms: card.platforms,
        rankFits: card.rankFits ?? false,
        isFree: stands === 5,
        bookable: card.bookable,
      }),
      card,
    })),
  );
  return {
    cards: arranged.map(({ card }, index) => ({ card, place: start.after + index + 1 })),
    nextCursor:
      taken.length > limit
        ? writeCursor([
            start.after + limit,
            ...(settled ? keyOf(settled) : start.settled),
            ...(fresh ? keyOf(fresh) : start.newcomers),
          ])
        : null,
    count: total,
  };
};
