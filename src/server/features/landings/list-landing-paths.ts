import type { Executor } from '../../platform/db/open-database';
import { category } from '../../platform/db/schema/mates/games-and-mates';
import { categoryTag, mateLanding, trainingLanding } from '../../platform/db/schema/mates/landings';
import { isCategoryVisible, isMateLandingVisible, isSchoolVisible, isTagVisible } from './visible-landings';
import { trainingPath, mateLandingPath, categoryPath, tagPath } from '#contract/routes/landing-pages.ts';

/** The canonical path of each landing that the public sees: categories, tags, schools, mates. */
export const listLandingPaths = async (db: Executor): Promise<readonly string[]> => {
  const [categories, tags, schools, mates] = await Promise.all([
    db.select({ gameId: category.gameId, slug: category.slug }).from(category).where(isCategoryVisible),
    db.select({ gameId: categoryTag.gameId, slug: categoryTag.slug }).from(categoryTag).where(isTagVisible(db)),
    db.select({ gameId: trainingLanding.gameId, id: trainingLanding.id }).from(trainingLanding).where(isSchoolVisible),
    db.select({ gameId: mateLanding.gameId, id: mateLanding.id }).from(mateLanding).where(isMateLandingVisible(db)),
  ]);
  return [
    ...categories.map(({ gameId, slug }) => categoryPath({ gameId, landing: slug })),
    ...tags.map(({ gameId, slug }) => tagPath({ gameId, landing: slug })),
    ...schools.map(({ gameId, id }) => trainingPath({ gameId, landingId: id })),
    ...mates.map(({ gameId, id }) => mateLandingPath({ gameId, landingId: id })),
  ];
};
