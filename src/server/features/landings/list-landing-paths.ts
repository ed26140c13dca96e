import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/db/open-database';
import { category } from '../../platform/db/schema/mates/games-and-mates';
import { mateCard } from '../../platform/db/schema/mates/mate-cards';
import { categoryTag, mateLanding, trainingLanding } from '../../platform/db/schema/mates/landings';

/** Canonical paths of all published landings: categories, tags, schools and mates. */
export const listLandingPaths = async (db: Executor): Promise<readonly string[]> => {
  const [categories, tags, schools, mates] = await Promise.all([
    db.select({ gameId: category.gameId, slug: category.slug }).from(category).where(eq(category.enabled, true)),
    db
      .select({ gameId: categoryTag.gameId, slug: categoryTag.slug })
      .from(categoryTag)
      .innerJoin(category, eq(category.id, categoryTag.categoryId))
      .where(and(eq(categoryTag.enabled, true), eq(category.enabled, true))),
    db
      .select({ gameId: trainingLanding.gameId, id: trainingLanding.id })
      .from(trainingLanding)
      .where(eq(trainingLanding.published, true)),
    db
      .select({ gameId: mateLanding.gameId, id: mateLanding.id })
      .from(mateLanding)
      .innerJoin(mateCard, and(eq(mateCard.userId, mateLanding.mateId), eq(mateCard.gameId, mateLanding.gameId)))
      .where(eq(mateLanding.published, true)),
  ]);
  return [
    ...categories.map(({ gameId, slug }) => `/${gameId}/category-${slug}`),
    ...tags.map(({ gameId, slug }) => `/${gameId}/tag-${slug}`),
    ...schools.map(({ gameId, id }) => `/${gameId}/training/${id}`),
    ...mates.map(({ gameId, id }) => `/${gameId}/mates/${id}`),
  ];
};
