import { rublesToKopecks } from '#domain/money/kopecks.ts';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { category } from '#server/platform/db/schema/mates/games-and-mates.ts';
import {
  categoryTag,
  mateLanding,
  trainingCourse,
  trainingLanding,
} from '#server/platform/db/schema/mates/landings.ts';
import { demoId } from '../demo-person';
import { categoryTags, mateLandings, trainingLandings } from './landing-texts';

const seedTags = async (tx: Tx): Promise<void> => {
  const categories = await tx.select({ id: category.id, gameId: category.gameId, kind: category.kind }).from(category);
  const ids = new Map<string, number>();
  for (const [position, { kind, parent, points, levels, languages, ...tag }] of categoryTags.entries()) {
    const under = categories.find((one) => one.gameId === tag.gameId && one.kind === kind);
    if (!under) continue;
    const parentTagId = parent === null ? null : (ids.get(parent) ?? null);
    const [written] = await tx
      .insert(categoryTag)
      .values({
        ...tag,
        categoryId: under.id,
        parentType: parentTagId === null ? 'CATEGORY' : 'CATEGORY_TAG',
        parentTagId,
        points: [...points],
        levels: [...levels],
        languages: [...languages],
        position,
      })
      .returning({ id: categoryTag.id });
    if (written) ids.set(tag.slug, written.id);
  }
};

/** Landing pages for visitors from search and links: a mate's, a school's, collections of a category. */
export const seedLandings = async (_app: App, tx: Tx): Promise<void> => {
  await tx
    .insert(mateLanding)
    .values(mateLandings.map(({ mate, ...landing }) => ({ ...landing, mateId: demoId(mate) })));
  for (const { courses, ...landing } of trainingLandings) {
    await tx.insert(trainingLanding).values(landing);
    await tx
      .insert(trainingCourse)
      .values(
        courses.map((course, position) => ({
          ...course,
          price: rublesToKopecks(course.price),
          landingId: landing.id,
          position,
        })),
      );
  }
  await seedTags(tx);
};
