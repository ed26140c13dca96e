import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { matesContract } from '../../../contract/mates';
import { countUpTo } from '../../db/count-up-to';
import type { Executor } from '../../db/open-database';
import { mateCard } from '../../db/schema/mate-cards';
import { demandGame } from '../../game-params/demand-game';
import type { Handler } from '../../http/call';
import { cutPage } from '../../http/cut-page';
import { readCursor } from '../../http/keyset-cursor';
import { Refusal } from '../../http/refusal';
import { cardColumns, mateCardView } from './mate-card-view';
import { mateFilters } from './mate-filters';
import { sortOrder } from './mate-sorts';

/** The mates of a game. A page is one walk along an index: its cost depends neither on depth nor on the number of mates. */
export const listMates: Handler<(typeof matesContract)['GET /v1/mates/game/{gameId}']> = async (app, { params, query, actor }) => {
  if (query.favorite && !actor) throw new Refusal('UNAUTHENTICATED');
  const order = sortOrder(query.sort, query.kind !== undefined);
  const where = mateFilters(params.gameId, query, actor?.id ?? null);
  const direction = order.descending ? sql`DESC` : sql`ASC`;
  const after =
    query.cursor === undefined
      ? sql`true`
      : sql`(${sql.join([...order.columns], sql`, `)}) ${order.descending ? sql`<` : sql`>`} (${sql.join(readCursor(query.cursor, order.shape).map((value) => sql`${value}`), sql`, `)})`;
  const rows = await app.db
    .select(cardColumns)
    .from(mateCard)
    .where(sql`${where} AND ${after}`)
    .orderBy(...order.columns.map((column) => sql`${column} ${direction}`))
    .limit(query.limit + 1);
  if (rows.length === 0) await demandGame(app.db, params.gameId);
  const { page, nextCursor } = cutPage(rows, query.limit, order.keyOf);
  return {
    items: page.map((card) => mateCardView(card, query.kind)),
    nextCursor,
    // A first page that held all of them needs no counting.
    total: query.cursor !== undefined ? null : nextCursor === null ? rows.length : await countCards(app.db, where),
  };
};

const countCards = (db: Executor, where: SQL): Promise<number | null> => countUpTo(db, (limit) => db.select({ one: sql`1` }).from(mateCard).where(where).limit(limit));
