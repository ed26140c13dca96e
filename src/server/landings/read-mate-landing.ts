import { and, eq } from 'drizzle-orm';
import type { mateLandingsContract } from '../../contract/mate-landings';
import { mateLanding } from '../db/schema/landings';
import { mateCard } from '../db/schema/mate-cards';
import type { Handler } from '../http/call';
import { Refusal } from '../http/refusal';
import { cardColumns, mateCardView } from '../mates/list/mate-card-view';
import { readPrices } from '../mates/page/read-prices';
import { wordsOf } from './words-of';

/** @throws Refusal NOT_FOUND, also when its mate is not on offer any more */
export const readMateLanding: Handler<(typeof mateLandingsContract)['GET /v1/mate-landings/{id}']> = async (app, { params }) => {
  const [row] = await app.db
    .select({ landing: mateLanding, card: cardColumns })
    .from(mateLanding)
    .innerJoin(mateCard, and(eq(mateCard.userId, mateLanding.mateId), eq(mateCard.gameId, mateLanding.gameId)))
    .where(and(eq(mateLanding.id, params.id), eq(mateLanding.published, true)));
  if (!row) throw new Refusal('NOT_FOUND');
  const { landing, card } = row;
  return { ...wordsOf(landing), mate: mateCardView(card, undefined), prices: await readPrices(app.db, card) };
};
