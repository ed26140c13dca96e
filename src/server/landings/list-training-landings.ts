import { and, asc, eq, min } from 'drizzle-orm';
import type { trainingLandingsContract } from '../../contract/training-landings';
import { kopecksToRubles } from '../../domain/money/kopecks-to-rubles';
import { trainingCourse, trainingLanding } from '../db/schema/landings';
import type { Handler } from '../http/call';

/** The schools of a game, each with its cheapest course. */
export const listTrainingLandings: Handler<(typeof trainingLandingsContract)['GET /v1/training-landings/game/{gameId}']> = async (app, { params }) => {
  const rows = await app.db
    .select({ id: trainingLanding.id, title: trainingLanding.title, lead: trainingLanding.lead, priceFrom: min(trainingCourse.price) })
    .from(trainingLanding)
    .leftJoin(trainingCourse, and(eq(trainingCourse.landingId, trainingLanding.id), eq(trainingCourse.enabled, true)))
    .where(and(eq(trainingLanding.gameId, params.gameId), eq(trainingLanding.published, true)))
    .groupBy(trainingLanding.id)
    .orderBy(asc(trainingLanding.id));
  return rows.map(({ priceFrom, ...landing }) => ({ ...landing, priceFrom: priceFrom === null ? null : kopecksToRubles(priceFrom) }));
};
