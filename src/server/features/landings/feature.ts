import { deskCoursesContract } from '#contract/desk/catalogue/courses.ts';
import { deskPagesContract } from '#contract/desk/catalogue/pages.ts';
import { documentsContract } from '#contract/documents.ts';
import { mateLandingsContract } from '#contract/mates/mate-landings.ts';
import { trainingLandingsContract } from '#contract/mates/training-landings.ts';
import { lockRow } from '../../platform/db/lock-row';
import { coursePurchase } from '../../platform/db/schema/mates/landings';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { deskCoursesHandlers } from './desk/courses-handlers';
import { deskPagesHandlers } from './desk/pages-handlers';
import { expireCourse } from './courses/close-course';
import { documentsHandlers } from './documents-handlers';
import { mateLandingsHandlers } from './mate-landings-handlers';
import { trainingLandingsHandlers } from './training-landings-handlers';

export const landings: Feature = {
  name: 'landings',
  resources: [
    serve(mateLandingsContract, mateLandingsHandlers),
    serve(trainingLandingsContract, trainingLandingsHandlers),
    serve(documentsContract, documentsHandlers),
    serve(deskCoursesContract, deskCoursesHandlers),
    serve(deskPagesContract, deskPagesHandlers),
  ],
  deadlines: (app) => ({ course: { lock: lockRow(coursePurchase), handle: expireCourse(app) } }),
};
