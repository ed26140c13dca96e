import { and, asc, eq } from 'drizzle-orm';
import { mateLanding, type trainingLanding } from '../../platform/db/schema/mates/landings';
import type { mateLandingsContract } from '#contract/mates/mate-landings.ts';
import { mateCard } from '../../platform/db/schema/mates/mate-cards';
import type { Handler, Handlers } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';
import { cardColumns, mateCardView, readPrices } from '../mates/public';
import { hasPermission } from '#domain/people/has-permission.ts';
import type { Actor } from '../../platform/sessions/actor';
import { listTags, readTag } from './tags';
import { isMateLandingVisible } from './visible-landings';

type Landing = typeof mateLanding.$inferSelect | typeof trainingLanding.$inferSelect;

/** Texts that both kinds of landings have. */
export const textsOf = ({ id, gameId, title, lead, points, questions }: Landing) => ({
  id,
  gameId,
  title,
  lead,
  points,
  questions,
});

/** People who edit pages see them before publication. */
export const mayPreview = (actor: Actor | null): boolean =>
  actor !== null && hasPermission(actor.permissions, 'EDIT_LANDING_PAGES');

/** @throws Refusal NOT_FOUND, also when its mate is no longer on offer */
const readMateLanding: Handler<(typeof mateLandingsContract)['GET /v1/mate-landings/{id}']> = async (
  app,
  { params, actor },
) => {
  const [row] = await app.db
    .select({ landing: mateLanding, card: cardColumns })
    .from(mateLanding)
    .innerJoin(mateCard, and(eq(mateCard.userId, mateLanding.mateId), eq(mateCard.gameId, mateLanding.gameId)))
    .where(and(eq(mateLanding.id, params.id), mayPreview(actor) ? undefined : isMateLandingVisible(app.db)));
  if (!row) throw new Refusal('NOT_FOUND');
  const { landing, card } = row;
  return {
    ...textsOf(landing),
    mate: mateCardView(card, null, app.clock.now()),
    prices: await readPrices(app.db, card),
  };
};

/** Landings of mates who are on offer. */
const listMateLandings: Handler<(typeof mateLandingsContract)['GET /v1/mate-landings/game/{gameId}']> = (
  app,
  { params },
) =>
  app.db
    .select({ id: mateLanding.id, title: mateLanding.title, lead: mateLanding.lead })
    .from(mateLanding)
    .where(and(eq(mateLanding.gameId, params.gameId), isMateLandingVisible(app.db)))
    .orderBy(asc(mateLanding.id));

export const mateLandingsHandlers: Handlers<typeof mateLandingsContract> = {
  'GET /v1/mate-landings/game/{gameId}': listMateLandings,
  'GET /v1/mate-landings/{id}': readMateLanding,
  'GET /v1/category-tags/{gameId}': listTags,
  'GET /v1/category-tags/{gameId}/{idOrSlug}': readTag,
};
