import { trainingCourse, trainingLanding } from '#server/platform/db/schema/mates/landings.ts';
import type { TestServer } from '../server/start-test-server';

/** A school with one course of four lessons for 4,000 rubles; returns the course's id. */
export const seedCourse = async (server: TestServer): Promise<number> => {
  const { db } = server.product.app;
  await db
    .insert(trainingLanding)
    .values({ id: 'school', gameId: 'cs2', title: 'Школа', lead: 'Учим играть' })
    .onConflictDoNothing();
  const [course] = await db
    .insert(trainingCourse)
    .values({
      landingId: 'school',
      title: 'Четыре занятия',
      description: 'Коротко',
      lessons: 4,
      price: 400_000,
      position: 0,
    })
    .returning({ id: trainingCourse.id });
  if (!course) throw new Error('no course');
  return course.id;
};
