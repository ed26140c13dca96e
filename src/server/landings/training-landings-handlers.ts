import { and, eq } from 'drizzle-orm';
import type { trainingLandingsContract } from '../../contract/training-landings';
import { coursePurchase } from '../db/schema/landings';
import type { Handlers } from '../http/call';
import { Refusal } from '../http/refusal';
import { runOperation } from '../operation/run-operation';
import { buyCourse } from './courses/buy-course';
import { closeCourse } from './courses/close-course';
import { readCourse, readCourses } from './courses/read-courses';
import { listTrainingLandings } from './list-training-landings';
import { readTrainingLanding } from './read-training-landing';

export const trainingLandingsHandlers: Handlers<typeof trainingLandingsContract> = {
  'GET /v1/training-landings/game/{gameId}': listTrainingLandings,
  'GET /v1/training-landings/{id}': readTrainingLanding,
  'POST /v1/training-landings/courses/{id}': buyCourse,
  'GET /v1/training-landings/my-courses': (app, { actor }) => readCourses(app.db, actor.id),
  'POST /v1/training-landings/my-courses/{id}/close': (app, { actor, params, idempotencyKey }) =>
    runOperation(app, { kind: 'POST /v1/training-landings/my-courses/{id}/close', actor: actor.id, idempotencyKey, request: params }, async (tx, operationId) => {
      const [purchase] = await tx
        .select()
        .from(coursePurchase)
        .where(and(eq(coursePurchase.id, params.id), eq(coursePurchase.userId, actor.id)))
        .for('update');
      if (!purchase || purchase.closedAt !== null) throw new Refusal('TRAINING_LANDINGS_COURSE_NOT_FOUND');
      const closed = await closeCourse(tx, operationId, purchase, new Date(app.clock.now()));
      if (!closed) throw new Refusal('COURSE_LESSON_GOES_ON');
      return readCourse(tx, actor.id, params.id);
    }),
};
