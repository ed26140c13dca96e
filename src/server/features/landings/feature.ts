import { adminCoursesContract } from '#contract/admin/catalogue/courses.ts';
import { adminPagesContract } from '#contract/admin/catalogue/pages.ts';
import { documentsContract } from '#contract/documents.ts';
import { mateLandingsContract } from '#contract/mates/mate-landings.ts';
import { trainingLandingsContract } from '#contract/mates/training-landings.ts';
import { lockRow } from '../../platform/db/lock-row';
import { coursePurchase } from '../../platform/db/schema/mates/landings';
import type { Feature } from '../../platform/feature';
import { serve } from '../../platform/http/mount-endpoints';
import { adminCoursesHandlers } from './admin/courses';
import { adminPagesHandlers } from './admin/pages-handlers';
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
    serve(adminCoursesContract, adminCoursesHandlers),
    serve(adminPagesContract, adminPagesHandlers),
  ],
  deadlines: (app) => ({ course: { lock: lockRow(coursePurchase), handle: expireCourse(app) } }),
};
