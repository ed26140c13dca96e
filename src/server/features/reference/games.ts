import { and, asc, eq, sql } from 'drizzle-orm';
import type { CategoryAnswer, GameAnswer } from '#contract/reference.ts';
import type { App } from '../../platform/app';
import type { Db, Executor } from '../../platform/db/open-database';
import { cached } from '../../platform/cache/cached';
import { prepared } from '../../platform/db/prepared';
import { category, game } from '../../platform/db/schema/mates/games-and-mates';
import type { Platform } from '#domain/games/platform.ts';
import { Refusal } from '../../platform/http/refusal';
import { mateOffer } from '../../platform/db/schema/mates/mate-cards';
import type { CategoryKind } from '#domain/games/category.ts';
import { categoryPercents } from '#domain/pricing/rates.ts';
import { shownPrice } from '#domain/pricing/shown-price.ts';

/** All games in their display order, cached in memory: every page requests them, and they rarely change. */
export const listGames = cached('catalogue', async ({ db }: Pick<App, 'db' | 'caches'>): Promise<GameAnswer[]> =>
  db
    .select({ id: game.id, name: game.name, iconUrl: game.iconUrl, platforms: game.platforms, maxSlots: game.maxSlots })
    .from(game)
    .orderBy(asc(game.position)),
);

/** What a game is called, by its id; of one that is gone the id. */
export const gameNames = async (app: Pick<App, 'db' | 'caches'>): Promise<(id: string | null) => string | null> => {
  const names = new Map((await listGames(app)).map(({ id, name }) => [id, name]));
  return (id) => (id === null ? null : (names.get(id) ?? id));
};

const gameById = prepared((db: Executor) =>
  db
    .select({ id: game.id, platforms: game.platforms })
    .from(game)
    .where(eq(game.id, sql.placeholder('gameId')))
    .prepare('game_by_id'),
);

/** @throws Refusal GAMES_NOT_FOUND */
export const requireGame = async (
  db: Executor,
  gameId: string,
): Promise<{ readonly id: string; readonly platforms: readonly Platform[] }> => {
  const [found] = await gameById(db).execute({ gameId });
  if (!found) throw new Refusal('GAMES_NOT_FOUND');
  return found;
};

/**
 * The price of a category kind in a game, in percent of the rate, the lowest if several categories have it; null: the
 * default percent.
 */
export const kindPercent = async (db: Executor, gameId: string, kind: CategoryKind): Promise<number | null> => {
  const own = await db
    .select({ percent: category.pricePercent })
    .from(category)
    .where(and(eq(category.gameId, gameId), eq(category.kind, kind), eq(category.enabled, true)));
  return own.length === 0 ? null : Math.min(...own.map(({ percent }) => percent ?? categoryPercents[kind]));
};

const categoriesOfGame = prepared((db) => {
  const cheapest = db
    .select({ basePrice: mateOffer.basePrice })
    .from(mateOffer)
    .where(eq(mateOffer.categoryId, category.id))
    .orderBy(asc(mateOffer.basePrice))
    .limit(1)
    .as('cheapest');
  return db
    .select({ category, basePrice: cheapest.basePrice })
    .from(category)
    .leftJoinLateral(cheapest, sql`true`)
    .where(and(eq(category.gameId, sql.placeholder('gameId')), eq(category.enabled, true)))
    .orderBy(asc(category.position))
    .prepare('categories_of_game');
});

/** The game's categories in their order, each with the lowest price among mates who play it and take orders. */
export const listCategories = async (db: Db, gameId: string): Promise<CategoryAnswer[]> => {
  const rows = await categoriesOfGame(db).execute({ gameId });
  return rows.map(({ category: { id, slug, kind, name, description, pricePercent }, basePrice }) => ({
    id,
    slug,
    kind,
    name,
    description,
    pricePercent,
    priceFrom: basePrice === null ? null : shownPrice(basePrice, kind, pricePercent).price,
  }));
};
