import { sql } from 'drizzle-orm';
import type { matesContract } from '../../../contract/mates';
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

/** Counting further would cost more than anybody learns from it. */
const countedUpTo = 1000;

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
    total: query.cursor === undefined ? await countUpTo(app.db, where, rows.length <= query.limit ? rows.length : null) : null,
  };
};

/** The number of fitting cards; null beyond a thousand. A first page that held all of them needs no counting. */
const countUpTo = async (db: Executor, where: ReturnType<typeof mateFilters>, known: number | null): Promise<number | null> => {
  if (known !== null) return known;
  const some = db.select({ one: sql`1`.as('one') }).from(mateCard).where(where).limit(countedUpTo + 1).as('some');
  const [row] = await db.select({ count: sql<number>`count(*)::integer` }).from(some);
  return row && row.count <= countedUpTo ? row.count : null;
};
