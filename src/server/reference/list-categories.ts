import { and, asc, eq, sql } from 'drizzle-orm';
import type { Category } from '../../contract/reference';
import { kopecksToRubles } from '../../domain/money/kopecks-to-rubles';
import type { Db } from '../db/open-database';
import { category } from '../db/schema/games-and-mates';
import { mateOffer } from '../db/schema/mate-cards';
import { shownPrice } from '../mates/hour-price';

/** The game's categories in their order, each with the lowest price over mates who play it and take orders. */
export const listCategories = async (db: Db, gameId: string): Promise<Category[]> => {
  const cheapest = db
    .select({ grade: mateOffer.grade })
    .from(mateOffer)
    .where(eq(mateOffer.categoryId, category.id))
    .orderBy(asc(mateOffer.basePrice))
    .limit(1)
    .as('cheapest');
  const rows = await db
    .select({ category, grade: cheapest.grade })
    .from(category)
    .leftJoinLateral(cheapest, sql`true`)
    .where(and(eq(category.gameId, gameId), eq(category.enabled, true)))
    .orderBy(asc(category.position));
  return rows.map(({ category: { id, slug, kind, name, description }, grade }) => ({
    id,
    slug,
    kind,
    name,
    description,
    priceFrom: grade === null ? null : kopecksToRubles(shownPrice(grade, kind).price),
  }));
};
