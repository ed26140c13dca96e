import { and, asc, eq } from 'drizzle-orm';
import type { matesContract } from '../../../contract/mates';
import type { ResponseOf } from '../../../contract/kit/endpoint';
import type { CategoryKind } from '../../../domain/enums/category-kind';
import type { MateLevel } from '../../../domain/enums/mate-level';
import { kopecksToRubles } from '../../../domain/money/kopecks-to-rubles';
import type { Executor } from '../../db/open-database';
import { category, mateAccess, mateCategory } from '../../db/schema/games-and-mates';
import { shownPrice } from '../hour-price';

/** Sessions with stars are for stars alone. */
export const mayPlay = (level: MateLevel, kind: CategoryKind): boolean => kind !== 'FAMOUS' || level === 'STAR';

/** The categories of the mate's game that his level admits, each with what a client would pay. */
export const readOwnCategories = async (db: Executor, userId: string): Promise<ResponseOf<(typeof matesContract)['GET /v1/categories/mate']>> => {
  const rows = await db
    .select({ category, grade: mateAccess.grade, chosen: mateCategory.categoryId })
    .from(mateAccess)
    .innerJoin(category, and(eq(category.gameId, mateAccess.gameId), eq(category.enabled, true)))
    .leftJoin(mateCategory, and(eq(mateCategory.userId, mateAccess.userId), eq(mateCategory.categoryId, category.id)))
    .where(eq(mateAccess.userId, userId))
    .orderBy(asc(category.position));
  return rows
    .filter((row) => mayPlay(row.grade, row.category.kind))
    .map(({ category: { id, kind, slug, name, description }, grade, chosen }) => {
      const { price, durationMinutes } = shownPrice(grade, kind);
      return { id, kind, slug, name, description, price: kopecksToRubles(price), durationMinutes, enabled: chosen !== null };
    });
};
