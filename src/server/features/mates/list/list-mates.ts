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
import { mateFilters } from './mate-filters';
import { sortOrder } from './mate-sorts';
import { readPlainPage } from './plain-page';

/**
 * A page of a game's mates (keyset pagination): one index range scan, whose cost depends neither on depth nor on the
 * number of mates.
 */
export const listMates: Handler<(typeof matesContract)['GET /v1/mates/game/{gameId}']> = async (
  app,
  { params, query, actor },
) => {
  if (query.favorite && !actor) throw new Refusal('UNAUTHENTICATED');
  if (isPlain(query)) return listPlain(app, params.gameId, query);
  const order = sortOrder(query.sort, query.kind !== undefined);
  const where = mateFilters(params.gameId, query, actor?.id ?? null);
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
  if (rows.length === 0) await requireGame(app.db, params.gameId);
  const { kind } = query;
  const asked = kind === undefined ? null : { kind, percent: await kindPercent(app.db, params.gameId, kind) };
  const { page, nextCursor } = cutPage(rows, query.limit, order.keyOf);
  return {
    items: page.map((card) => mateCardView(card, asked, app.clock.now())),
    nextCursor,
    // A first page that contains all mates needs no count query.
    total: query.cursor !== undefined ? null : nextCursor === null ? rows.length : await countCards(app.db, where),
  };
};

const isPlain = ({ favorite, voice, levels, languages, params, search, ...rest }: MateListQuery): boolean =>
  [rest.kind, rest.platform, rest.priceFrom, rest.priceTo, rest.answersWithin].every((given) => given === undefined) &&
  levels.length + languages.length + params.length + search.length === 0 &&
  !favorite &&
  !voice;

const listPlain = async (app: App, gameId: string, { sort, online, cursor, limit }: MateListQuery) => {
  const { shape, keyOf } = sortOrder(sort, false);
  const after = cursor === undefined ? null : readCursor(cursor, shape);
  const { cards, count } = await readPlainPage(app.db, { sort, online, gameId, after, limit: limit + 1 });
  if (cards.length === 0) await requireGame(app.db, gameId);
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
