import { and, asc, eq } from 'drizzle-orm';
import type { MatePrice } from '../../../contract/mates';
import type { MateLevel } from '../../../domain/enums/mate-level';
import { kopecksToRubles } from '../../../domain/money/kopecks-to-rubles';
import type { Db } from '../../db/open-database';
import { category, mateCategory } from '../../db/schema/games-and-mates';
import { shownPrice } from '../hour-price';

interface Priced {
  readonly userId: string;
  readonly gameId: string;
  readonly grade: MateLevel;
}

/** What a client pays in each of the mate's categories, in their order. */
export const readPrices = async (db: Db, { userId, gameId, grade }: Priced): Promise<MatePrice[]> => {
  const offered = await db
    .select({ category })
    .from(mateCategory)
    .innerJoin(category, and(eq(category.id, mateCategory.categoryId), eq(category.gameId, gameId), eq(category.enabled, true)))
    .where(eq(mateCategory.userId, userId))
    .orderBy(asc(category.position));
  return offered.map(({ category: { id, kind, slug, name, description } }) => {
    const { price, durationMinutes } = shownPrice(grade, kind);
    return { id, kind, slug, name, description, price: kopecksToRubles(price), durationMinutes };
  });
};
