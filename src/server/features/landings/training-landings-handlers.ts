import { and, asc, desc, eq, min } from 'drizzle-orm';
import type { trainingLandingsContract } from '#contract/mates/training-landings.ts';
import { coursePurchase, trainingCourse, trainingLanding } from '../../platform/db/schema/mates/landings';
import { mateCard } from '../../platform/db/schema/mates/mate-cards';
import type { Handler, Handlers } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';
import { kindPercent } from '../reference/public';
import { cardColumns, hasAnyFacet, mateCardView } from '../mates/public';
import { buyCourse, lessonValue } from './courses/buy-course';
import { mayPreview, textsOf } from './mate-landings-handlers';
import { runOperation } from '../../platform/ledger/operations';
import { closeCourse } from './courses/close-course';
import { readCourse, readCourses } from './courses/read-courses';
import { isSchoolVisible } from './visible-landings';

const shownTrainers = 8;

/** @throws Refusal TRAINING_LANDINGS_NOT_FOUND */
const readTrainingLanding: Handler<(typeof trainingLandingsContract)['GET /v1/training-landings/{id}']> = async (
  app,
  { params, actor },
) => {
  const [landing] = await app.db
    .select()
    .from(trainingLanding)
    .where(and(eq(trainingLanding.id, params.id), mayPreview(actor) ? undefined : isSchoolVisible));
  if (!landing) throw new Refusal('TRAINING_LANDINGS_NOT_FOUND');
  const courses = await app.db
    .select()
    .from(trainingCourse)
    .where(and(eq(trainingCourse.landingId, landing.id), eq(trainingCourse.enabled, true)))
    .orderBy(asc(trainingCourse.position), asc(trainingCourse.id));
  const trainers = await app.db
    .select(cardColumns)
    .from(mateCard)
    .where(and(eq(mateCard.gameId, landing.gameId), hasAnyFacet('kind', ['EDUCATION'])))
    .orderBy(
      desc(mateCard.standing),
      desc(mateCard.ratingHundredths),
      desc(mateCard.finishedOrders),
      desc(mateCard.userId),
    )
    .limit(shownTrainers);
  const percent = await kindPercent(app.db, landing.gameId, 'EDUCATION');
  return {
    ...textsOf(landing),
    courses: courses.map((course) => ({
      id: course.id,
      title: course.title,
      description: course.description,
      topics: course.topics,
      lessons: course.lessons,
      price: course.price,
      lessonValue: lessonValue(course),
    })),
    trainers: trainers.map((card) => mateCardView(card, { kind: 'EDUCATION', percent }, app.clock.now())),
  };
};

/** The schools of a game, each with its cheapest course. */
const listTrainingLandings: Handler<
  (typeof trainingLandingsContract)['GET /v1/training-landings/game/{gameId}']
> = async (app, { params }) => {
  const rows = await app.db
    .select({
      id: trainingLanding.id,
      title: trainingLanding.title,
      lead: trainingLanding.lead,
      priceFrom: min(trainingCourse.price),
    })
    .from(trainingLanding)
    .leftJoin(trainingCourse, and(eq(trainingCourse.landingId, trainingLanding.id), eq(trainingCourse.enabled, true)))
    .where(and(eq(trainingLanding.gameId, params.gameId), isSchoolVisible))
    .groupBy(trainingLanding.id)
    .orderBy(asc(trainingLanding.id));
  return rows.map(({ priceFrom, ...landing }) => ({ ...landing, priceFrom }));
};

export const trainingLandingsHandlers: Handlers<typeof trainingLandingsContract> = {
  'GET /v1/training-landings/game/{gameId}': listTrainingLandings,
  'GET /v1/training-landings/{id}': readTrainingLanding,
  'POST /v1/training-landings/courses/{id}': buyCourse,
  'GET /v1/training-landings/my-courses': (app, { actor }) => readCourses(app.db, actor.id),
  'POST /v1/training-landings/my-courses/{id}/close': (app, { actor, params, idempotencyKey }) =>
    runOperation(
      app,
      { kind: 'POST /v1/training-landings/my-courses/{id}/close', actor: actor.id, idempotencyKey, request: params },
      async (tx, operationId) => {
        const [purchase] = await tx
          .select()
          .from(coursePurchase)
          .where(and(eq(coursePurchase.id, params.id), eq(coursePurchase.userId, actor.id)))
          .for('update');
        if (!purchase || purchase.closedAt !== null) throw new Refusal('TRAINING_LANDINGS_COURSE_NOT_FOUND');
        const closed = await closeCourse(tx, operationId, purchase, new Date(app.clock.now()));
        if (!closed) throw new Refusal('COURSE_LESSON_GOES_ON');
        return readCourse(tx, actor.id, params.id);
      },
    ),
};
