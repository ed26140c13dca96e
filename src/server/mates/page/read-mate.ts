import { and, asc, eq } from 'drizzle-orm';
import type { matesContract } from '../../../contract/mates';
import { kopecksToRubles } from '../../../domain/money/kopecks-to-rubles';
import type { Db } from '../../db/open-database';
import { category, mateAccess, mateCategory } from '../../db/schema/games-and-mates';
import { mateCard, mateFavorite } from '../../db/schema/mate-cards';
import { appUser } from '../../db/schema/people';
import type { Handler } from '../../http/call';
import { Refusal } from '../../http/refusal';
import { shownPrice } from '../hour-price';
import { cardColumns, mateCardView } from '../list/mate-card-view';

const isFavorite = async (db: Db, userId: string, mateId: string): Promise<boolean> => {
  const found = await db
    .select({ mateId: mateFavorite.mateId })
    .from(mateFavorite)
    .where(and(eq(mateFavorite.userId, userId), eq(mateFavorite.mateId, mateId)));
  return found.length > 0;
};

/** The public page of a mate. @throws Refusal USERS_NOT_FOUND when nobody of that id is on offer in the game */
export const readMate: Handler<(typeof matesContract)['GET /v1/mates/{gameId}/{mateId}']> = async (app, { params, actor }) => {
  const [row] = await app.db
    .select({ card: cardColumns, country: appUser.country, lastOnlineAt: appUser.lastOnlineAt, since: mateAccess.createdAt })
    .from(mateCard)
    .innerJoin(appUser, eq(appUser.id, mateCard.userId))
    .innerJoin(mateAccess, eq(mateAccess.userId, mateCard.userId))
    .where(and(eq(mateCard.userId, params.mateId), eq(mateCard.gameId, params.gameId)));
  if (!row) throw new Refusal('USERS_NOT_FOUND');
  const offered = await app.db
    .select({ category })
    .from(mateCategory)
    .innerJoin(category, and(eq(category.id, mateCategory.categoryId), eq(category.gameId, params.gameId), eq(category.enabled, true)))
    .where(eq(mateCategory.userId, params.mateId))
    .orderBy(asc(category.position));
  return {
    ...mateCardView(row.card, undefined),
    gameId: params.gameId,
    country: row.country,
    lastOnlineAt: row.lastOnlineAt?.toISOString() ?? null,
    since: row.since.toISOString(),
    prices: offered.map(({ category: { id, kind, slug, name, description } }) => {
      const { price, durationMinutes } = shownPrice(row.card.grade, kind);
      return { id, kind, slug, name, description, price: kopecksToRubles(price), durationMinutes };
    }),
    favorite: actor !== null && (await isFavorite(app.db, actor.id, params.mateId)),
  };
};
