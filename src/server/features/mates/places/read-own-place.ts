import { and, eq, gte, sql } from 'drizzle-orm';
import type { mateStandingContract } from '#contract/mates/mate-standing.ts';
import { placeFigures } from '#domain/order/place-figures.ts';
import { days } from '#domain/time/durations.ts';
import type { App } from '#server/platform/app.ts';
import { mostCounted } from '#server/platform/db/search.ts';
import { mateAccess } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { mateCard, mateDay } from '#server/platform/db/schema/mates/mate-cards.ts';
import { mateAnswer } from '#server/platform/db/schema/mates/mates-side.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { readPlaceFacts } from '../../mate-access/public';
import { dayOf, storeLooks } from './count-looks';

type Card = typeof mateCard.$inferSelect;

/** Those before the card by merit, and all; each counted up to a thousand and one. */
const countAround = async (app: App, { gameId, standing, orderScore, userId }: Card) => {
  const upTo = mostCounted + 1;
  const { rows } = await app.db.execute<{ before: number; all: number }>(sql`
    SELECT (SELECT count(*) FROM (
        SELECT FROM mate_card WHERE game_id = ${gameId} AND newcomer IN (true, false)
          AND (standing, order_score, user_id) > (${standing}::smallint, ${orderScore}::integer, ${userId}::uuid)
        LIMIT ${upTo}) one)::integer AS before,
      (SELECT count(*) FROM (SELECT FROM mate_card WHERE game_id = ${gameId} LIMIT ${upTo}) one)::integer AS all`);
  const [row] = rows;
  if (!row) throw new Error('an aggregate gives a row');
  return { at: row.before < mostCounted ? row.before + 1 : null, of: row.all <= mostCounted ? row.all : null };
};

const readFigures = async (app: App, mateId: string) => {
  // What this process has counted and not yet stored belongs to them.
  await storeLooks(app);
  const since = app.clock.now() - days(placeFigures - 1);
  const [looks] = await app.db
    .select({
      shown: sql<number>`coalesce(sum(${mateDay.shown}), 0)::integer`,
      opened: sql<number>`coalesce(sum(${mateDay.opened}), 0)::integer`,
    })
    .from(mateDay)
    .where(and(eq(mateDay.mateId, mateId), gte(mateDay.day, dayOf(since))));
  const [calls] = await app.db
    .select({
      called: sql<number>`count(*)::integer`,
      orders: sql<number>`(count(*) FILTER (WHERE ${mateAnswer.answer} = 'ACCEPTED'))::integer`,
    })
    .from(mateAnswer)
    .where(and(eq(mateAnswer.mateId, mateId), gte(mateAnswer.answeredAt, new Date(`${dayOf(since)}T00:00:00Z`))));
  return { shown: 0, opened: 0, ...looks, called: 0, orders: 0, ...calls };
};

/** What the mate's own place follows from. @throws Refusal FORBIDDEN for a person who is not a mate */
export const readOwnPlace: Handler<(typeof mateStandingContract)['GET /v1/mates/me/place']> = async (
  app,
  { actor },
) => {
  const [mate] = await app.db
    .select({ gameId: mateAccess.gameId })
    .from(mateAccess)
    .where(eq(mateAccess.userId, actor.id));
  if (!mate) throw new Refusal('FORBIDDEN');
  const [card] = await app.db.select().from(mateCard).where(eq(mateCard.userId, actor.id));
  const facts = await readPlaceFacts(app.db, actor.id);
  return {
    gameId: mate.gameId,
    place:
      card === undefined || facts === null
        ? null
        : {
            ...(await countAround(app, card)),
            free: card.standing === 5,
            newcomer: card.newcomer,
            orders: card.finishedOrders,
            accepted: facts.accepted,
            declined: facts.declined,
            missed: facts.missed,
            answerSeconds: card.answerSeconds,
            rating: card.ratingHundredths / 100,
            reviewCount: card.reviewCount,
          },
    newcomerShare: await app.settings.get('newcomer-places'),
    figures: await readFigures(app, actor.id),
  };
};
