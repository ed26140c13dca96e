import { sql, type SQL } from 'drizzle-orm';
import type { MateListQuery, matesContract } from '#contract/mates/mates.ts';
import type { App } from '#server/platform/app.ts';
import { countUpTo, mostCounted } from '#server/platform/db/search.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { mateCard } from '#server/platform/db/schema/mates/mate-cards.ts';
import { requireGame, kindPercent } from '../../reference/public';
import type { Handler } from '#server/platform/http/call.ts';
import { cutPage, readCursor } from '#server/platform/http/paging.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { cardColumns, mateCardView } from './mate-card-view';
import { type AskedKind, mateFilters } from './mate-filters';
import { type ColumnSort, sortOrder } from './mate-sorts';
import { countShown } from '../places/count-looks';
import { filteredReader, plainReader, readPlacedPage } from './placed-page';
import { readPlainPage } from './plain-page';

/**
 * A page of a game's mates (keyset pagination): a range scan of one index, whose cost depends neither on depth nor on
 * the number of mates.
 */
export const listMates: Handler<(typeof matesContract)['GET /v1/mates/game/{gameId}']> = async (
  app,
  { params: { gameId }, query, actor },
) => {
  if (query.favorite && !actor) throw new Refusal('UNAUTHENTICATED');
  const page =
    query.sort === 'recommended'
      ? await listPlaced(app, gameId, query, actor?.id ?? null)
      : await listSorted(app, gameId, query, query.sort, actor?.id ?? null);
  if (page.items.length === 0) await requireGame(app.db, gameId);
  countShown(app, page.items);
  return page;
};

/** The recommended order, merged of two lists by place. */
const listPlaced = async (app: App, gameId: string, query: MateListQuery, askingId: string | null) => {
  const { cursor, limit, speaks, plays, ranks } = query;
  const asked = await askedKind(app, gameId, query);
  const where = isPlain(query) && ranks.length === 0 ? null : mateFilters(gameId, query, askingId, asked);
  const read = where === null ? plainReader(app.db, gameId, query.online) : filteredReader(app.db, where, ranks);
  const share = await app.settings.get('newcomer-places');
  const wishes = { languages: speaks, platform: plays ?? null, ranks };
  const { cards, nextCursor, count } = await readPlacedPage(read, { cursor, limit, share, wishes });
  const now = app.clock.now();
  return {
    items: cards.map(({ card, place }) => mateCardView(card, asked, now, place)),
    nextCursor,
    total: await totalOf(app, { cursor, nextCursor, count, length: cards.length, where }),
  };
};

const askedKind = async (app: App, gameId: string, { kind }: MateListQuery): Promise<AskedKind | null> =>
  kind === undefined ? null : { kind, percent: await kindPercent(app.db, gameId, kind) };

interface Counted {
  readonly cursor: string | undefined;
  readonly nextCursor: string | null;
  /** Null: not counted with the page. */
  readonly count: number | null;
  readonly length: number;
  /** Null: counted with the page. */
  readonly where: SQL | null;
}

/** How many the list has; only with its first page, and up to a thousand. One that has all needs no count. */
const totalOf = async (app: App, { cursor, nextCursor, count, length, where }: Counted): Promise<number | null> => {
  if (cursor !== undefined) return null;
  if (nextCursor === null) return length;
  if (where !== null) return countCards(app.db, where);
  return count === null || count > mostCounted ? null : count;
};

const listSorted = async (
  app: App,
  gameId: string,
  query: MateListQuery,
  sort: ColumnSort,
  askingId: string | null,
) => {
  if (isPlain(query)) return listPlain(app, gameId, sort, query);
  const order = sortOrder(sort, query.kind !== undefined);
  const asked = await askedKind(app, gameId, query);
  const where = mateFilters(gameId, query, askingId, asked);
  const direction = order.descending ? sql`DESC` : sql`ASC`;
  const after =
    query.cursor === undefined
      ? sql`true`
      : sql`(${sql.join([...order.columns], sql`, `)}) ${order.descending ? sql`<` : sql`>`} (${sql.join(
          readCursor(query.cursor, order.shape).map((value) => sql`${value}`),
          sql`, `,
        )})`;
  const rows = await app.db
    .select(cardColumns)
    .from(mateCard)
    .where(sql`${where} AND ${after}`)
    .orderBy(...order.columns.map((column) => sql`${column} ${direction}`))
    .limit(query.limit + 1);
  const { cursor } = query;
  const { page, nextCursor } = cutPage(rows, query.limit, order.keyOf);
  return {
    items: page.map((card) => mateCardView(card, asked, app.clock.now())),
    nextCursor,
    total: await totalOf(app, { cursor, nextCursor, count: null, length: page.length, where }),
  };
};

const isPlain = ({ favorite, voice, levels, languages, params, search, ...rest }: MateListQuery): boolean =>
  [rest.kind, rest.platform, rest.priceFrom, rest.priceTo, rest.answersWithin].every((given) => given === undefined) &&
  levels.length + languages.length + params.length + search.length === 0 &&
  !favorite &&
  !voice;

const listPlain = async (app: App, gameId: string, sort: ColumnSort, { online, cursor, limit }: MateListQuery) => {
  const { shape, keyOf } = sortOrder(sort, false);
  const after = cursor === undefined ? null : readCursor(cursor, shape);
  const { cards, count } = await readPlainPage(app.db, { sort, online, gameId, after, limit: limit + 1 });
  const { page, nextCursor } = cutPage(cards, limit, keyOf);
  const total = count === null || count > mostCounted ? null : count;
  return { items: page.map((card) => mateCardView(card, null, app.clock.now())), nextCursor, total };
};

const countCards = (db: Executor, where: SQL): Promise<number | null> =>
  countUpTo(db, (limit) =>
    db
      .select({ one: sql`1` })
      .from(mateCard)
      .where(where)
      .limit(limit),
  );
