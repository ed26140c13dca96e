import { and, eq, sql } from 'drizzle-orm';
import type { matesContract } from '../../../contract/mates';
import { kopecksToRubles } from '../../../domain/money/kopecks-to-rubles';
import { mateAccess } from '../../db/schema/games-and-mates';
import { balanceTransaction } from '../../db/schema/ledger';
import { appUser } from '../../db/schema/people';
import type { Handler } from '../../http/call';
import { Refusal } from '../../http/refusal';

/**
 * Rating, orders and income of the asking mate in his game; today and this month by his own calendar.
 * @throws Refusal USERS_NOT_FOUND for anybody else's, and for a game that is not his
 */
export const readStats: Handler<(typeof matesContract)['GET /v1/mates/stats/{gameId}/{userId}']> = async (app, { actor, params }) => {
  const [row] = await app.db
    .select({ mate: mateAccess, timeZone: appUser.timeZone })
    .from(mateAccess)
    .innerJoin(appUser, eq(appUser.id, mateAccess.userId))
    .where(and(eq(mateAccess.userId, actor.id), eq(mateAccess.gameId, params.gameId)));
  if (!row || params.userId !== actor.id) throw new Refusal('USERS_NOT_FOUND');
  const { mate, timeZone } = row;
  const now = new Date(app.clock.now()).toISOString();
  const startOf = (unit: 'day' | 'month') => sql`date_trunc(${unit}, ${now}::timestamptz, ${timeZone})`;
  const [income] = await app.db
    .select({
      today: sql<number>`coalesce(sum(${balanceTransaction.amount}) FILTER (WHERE ${balanceTransaction.createdAt} >= ${startOf('day')}), 0)::float8`,
      month: sql<number>`coalesce(sum(${balanceTransaction.amount}), 0)::float8`,
      orders: sql<number>`count(DISTINCT ${balanceTransaction.squadId}) FILTER (WHERE ${balanceTransaction.type} = 'SELL' AND ${balanceTransaction.createdAt} >= ${startOf('day')})::integer`,
    })
    .from(balanceTransaction)
    .where(
      sql`${balanceTransaction.userId} = ${actor.id} AND ${balanceTransaction.type} IN ('SELL', 'SELL_TIPS', 'SELL_BLOG_ARTICLE') AND ${balanceTransaction.createdAt} >= ${startOf('month')}`,
    );
  return {
    rating: mate.ratingHundredths / 100,
    reviewCount: mate.reviewCount,
    orders: mate.finishedOrders,
    hours: Math.floor(mate.finishedMinutes / 60),
    ordersToday: income?.orders ?? 0,
    incomeToday: kopecksToRubles(income?.today ?? 0),
    incomeMonth: kopecksToRubles(income?.month ?? 0),
    ordersOffUntil: mate.ordersOffUntil?.toISOString() ?? null,
  };
};
