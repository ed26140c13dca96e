import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { trainingLandingsContract } from '../../contract/training-landings';
import { kopecksToRubles } from '../../domain/money/kopecks-to-rubles';
import { trainingCourse, trainingLanding } from '../db/schema/landings';
import { mateCard } from '../db/schema/mate-cards';
import type { Handler } from '../http/call';
import { Refusal } from '../http/refusal';
import { cardColumns, mateCardView } from '../mates/list/mate-card-view';
import { lessonValue } from './courses/lesson-value';
import { wordsOf } from './words-of';

const shownTrainers = 8;

/** @throws Refusal TRAINING_LANDINGS_NOT_FOUND */
export const readTrainingLanding: Handler<(typeof trainingLandingsContract)['GET /v1/training-landings/{id}']> = async (app, { params }) => {
  const [landing] = await app.db.select().from(trainingLanding).where(and(eq(trainingLanding.id, params.id), eq(trainingLanding.published, true)));
  if (!landing) throw new Refusal('TRAINING_LANDINGS_NOT_FOUND');
  const courses = await app.db
    .select()
    .from(trainingCourse)
    .where(and(eq(trainingCourse.landingId, landing.id), eq(trainingCourse.enabled, true)))
    .orderBy(asc(trainingCourse.position), asc(trainingCourse.id));
  const trainers = await app.db
    .select(cardColumns)
    .from(mateCard)
    .where(and(eq(mateCard.gameId, landing.gameId), sql`${mateCard.facets} && ARRAY['kind:EDUCATION']`))
    .orderBy(desc(mateCard.standing), desc(mateCard.ratingHundredths), desc(mateCard.finishedOrders), desc(mateCard.userId))
    .limit(shownTrainers);
  return {
    ...wordsOf(landing),
    courses: courses.map((course) => ({
      id: course.id,
      title: course.title,
      description: course.description,
      topics: course.topics,
      lessons: course.lessons,
      price: kopecksToRubles(course.price),
      lessonValue: kopecksToRubles(lessonValue(course)),
    })),
    trainers: trainers.map((card) => mateCardView(card, 'EDUCATION')),
  };
};
