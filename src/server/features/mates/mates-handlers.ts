import { and, eq, sql } from 'drizzle-orm';
import type { matesContract } from '#contract/mates/mates.ts';
import { mateAccess } from '../../platform/db/schema/mates/games-and-mates';
import { balanceTransaction } from '../../platform/db/schema/money/ledger';
import { appUser } from '../../platform/db/schema/people';
import type { Handler, Handlers } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';
import { earningTypesSql } from '../balance/public';
import { listFreeWishes, setFreeWish } from './busy/free-wishes';
import { readOwnCategories, setCategory } from './categories';
import { listMates } from './list/list-mates';
import { readMate, setFavorite } from './read-mate';
import { readReadiness } from '../mate-access/public';
import { setActive } from './standing/switch-orders';

/**
 * Rating, orders and income of the mate in their game; today and this month in their time zone.
 * @throws Refusal USERS_NOT_FOUND for another person's, and for a game that is not theirs
 */
const readStats: Handler<(typeof matesContract)['GET /v1/mates/stats/{gameId}/{userId}']> = async (
  app,
  { actor, params },
) => {
  const [row] = await app.db
    .select({ mate: mateAccess, timeZone: appUser.timeZone })
    .from(mateAccess)
    .innerJoin(appUser, eq(appUser.id, mateAccess.userId))
    .where(and(eq(mateAccess.userId, actor.id), eq(mateAccess.gameId, params.gameId)));
  if (!row || params.userId !== actor.id) throw new Refusal('USERS_NOT_FOUND');
  const { mate, timeZone } = row;
  const now = new Date(app.clock.now());
  const startOf = (unit: 'day' | 'month') => sql`date_trunc(${unit}, ${now}::timestamptz, ${timeZone})`;
  const [income] = await app.db
    .select({
      today: sql<number>`coalesce(sum(${balanceTransaction.amount}) FILTER (WHERE ${balanceTransaction.createdAt} >= ${startOf('day')}), 0)::float8`,
      month: sql<number>`coalesce(sum(${balanceTransaction.amount}), 0)::float8`,
      orders: sql<number>`count(DISTINCT ${balanceTransaction.squadId}) FILTER (WHERE ${balanceTransaction.type} = 'SELL' AND ${balanceTransaction.createdAt} >= ${startOf('day')})::integer`,
    })
    .from(balanceTransaction)
    .where(
      sql`${balanceTransaction.userId} = ${actor.id} AND ${balanceTransaction.type} IN (${earningTypesSql}) AND ${balanceTransaction.createdAt} >= ${startOf('month')}`,
    );
  return {
    rating: mate.ratingHundredths / 100,
    reviewCount: mate.reviewCount,
    orders: mate.finishedOrders,
    hours: Math.floor(mate.finishedMinutes / 60),
    ordersToday: income?.orders ?? 0,
    incomeToday: income?.today ?? 0,
    incomeMonth: income?.month ?? 0,
    ordersOffUntil: mate.ordersOffUntil,
  };
};

export const matesHandlers: Handlers<typeof matesContract> = {
  'GET /v1/mates/game/{gameId}': listMates,
  'GET /v1/mates/{gameId}/{mateId}': readMate,
  'POST /v1/mates/favorites/{id}': setFavorite,
  'GET /v1/mates/free-notices': (app, { actor }) => listFreeWishes(app.db, actor.id),
  'PUT /v1/mates/{mateId}/free-notice': setFreeWish,
  'PUT /v1/mates/me/active': setActive,
  'GET /v1/mates/validate': (app, { actor }) => readReadiness(app.db, actor.id),
  'GET /v1/mates/stats/{gameId}/{userId}': readStats,
  'GET /v1/categories/mate': (app, { actor }) => readOwnCategories(app.db, actor.id),
  'PUT /v1/categories/mate/{id}': setCategory,
};
