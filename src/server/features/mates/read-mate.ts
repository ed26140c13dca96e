import { and, asc, eq } from 'drizzle-orm';
import type { MatePriceAnswer, matesContract } from '#contract/mates/mates.ts';
import type { Kopecks } from '#domain/money/kopecks.ts';
import type { Db } from '../../platform/db/open-database';
import { category, mateAccess, mateCategory } from '../../platform/db/schema/mates/games-and-mates';
import { shownPrice } from '#domain/pricing/shown-price.ts';
import { mateCard, mateFavorite } from '../../platform/db/schema/mates/mate-cards';
import { appUser } from '../../platform/db/schema/people';
import type { Handler } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';
import { countOpened } from './places/count-looks';
import { cardColumns, mateCardView } from './list/mate-card-view';

interface Priced {
  readonly userId: string;
  readonly gameId: string;
  readonly basePrice: Kopecks;
}

/** Client prices in each of the mate's categories, in their order. */
export const readPrices = async (db: Db, { userId, gameId, basePrice }: Priced): Promise<MatePriceAnswer[]> => {
  const offered = await db
    .select({ category })
    .from(mateCategory)
    .innerJoin(
      category,
      and(eq(category.id, mateCategory.categoryId), eq(category.gameId, gameId), eq(category.enabled, true)),
    )
    .where(eq(mateCategory.userId, userId))
    .orderBy(asc(category.position));
  return offered.map(({ category: { id, kind, slug, name, description, pricePercent } }) => {
    const { price, durationMinutes } = shownPrice(basePrice, kind, pricePercent);
    return { id, kind, slug, name, description, price, durationMinutes };
  });
};

const isFavorite = async (db: Db, userId: string, mateId: string): Promise<boolean> => {
  const found = await db
    .select({ mateId: mateFavorite.mateId })
    .from(mateFavorite)
    .where(and(eq(mateFavorite.userId, userId), eq(mateFavorite.mateId, mateId)));
  return found.length > 0;
};

/**
 * The public page of a mate.
 * @throws Refusal USERS_NOT_FOUND when there is no mate with this id on offer in the game
 */
export const readMate: Handler<(typeof matesContract)['GET /v1/mates/{gameId}/{mateId}']> = async (
  app,
  { params, actor },
) => {
  const [row] = await app.db
    .select({
      card: cardColumns,
      country: appUser.country,
      lastOnlineAt: appUser.lastOnlineAt,
      since: mateAccess.createdAt,
    })
    .from(mateCard)
    .innerJoin(appUser, eq(appUser.id, mateCard.userId))
    .innerJoin(mateAccess, eq(mateAccess.userId, mateCard.userId))
    .where(and(eq(mateCard.userId, params.mateId), eq(mateCard.gameId, params.gameId)));
  if (!row) throw new Refusal('USERS_NOT_FOUND');
  if (actor?.id !== params.mateId) countOpened(app, params.mateId);
  return {
    ...mateCardView(row.card, null, app.clock.now()),
    gameId: params.gameId,
    country: row.country,
    lastOnlineAt: row.lastOnlineAt,
    since: row.since,
    prices: await readPrices(app.db, row.card),
    favorite: actor !== null && (await isFavorite(app.db, actor.id, params.mateId)),
  };
};

/** Adds or removes a favourite; idempotent. @throws Refusal USERS_NOT_FOUND for a person who is not a mate */
export const setFavorite: Handler<(typeof matesContract)['POST /v1/mates/favorites/{id}']> = async (
  app,
  { actor, params, body },
) => {
  const [mate] = await app.db
    .select({ id: mateAccess.userId })
    .from(mateAccess)
    .where(eq(mateAccess.userId, params.id));
  if (!mate) throw new Refusal('USERS_NOT_FOUND');
  if (body.favorite) {
    await app.db
      .insert(mateFavorite)
      .values({ userId: actor.id, mateId: params.id, createdAt: new Date(app.clock.now()) })
      .onConflictDoNothing();
  } else
    await app.db.delete(mateFavorite).where(and(eq(mateFavorite.userId, actor.id), eq(mateFavorite.mateId, params.id)));
};
