import * as z from 'zod/mini';
import { courseTerms } from '#domain/money/course-terms.ts';
import { pageLimits } from '#domain/games/page-limits.ts';
import { endpoint, endpoints } from '../../kit/endpoint';
import { flag, gameId, integerInPath } from '../../schemas/fields';
import { moneyBetween } from '../../schemas/units';
import { landingSlug } from '../../schemas/landing-fields';
import { description, pointsList, position, requiredText } from './catalogue-fields';
import { listOf, listQuery, search, seen } from '../kit';

const { minLessons, maxLessons, minPrice: min, maxPrice: max } = courseTerms;

const courseFields = {
  title: requiredText(pageLimits.title),
  description,
  topics: pointsList,
  lessons: z.int().check(z.gte(minLessons), z.lte(maxLessons)),
  /** For the whole course. Purchases keep the price and the number of lessons of their day. */
  price: moneyBetween({ min, max }),
  position,
  /** Off: nobody can buy it any more; what is bought stays valid. */
  enabled: z.boolean(),
};

const course = z.object({
  id: z.number(),
  landing: z.object({ id: landingSlug, gameId, title: z.string() }),
  ...courseFields,
});

const filters = { search, landing: z.optional(landingSlug), enabled: z.optional(flag) };
const sorts = ['title', '-title'] as const;
const byId = z.object({ id: integerInPath });
const edit = { permission: 'EDIT_LANDING_PAGES' } as const;

export const deskCoursesContract = endpoints({
  'GET /v1/admin/courses': endpoint({
    access: edit,
    summary: 'Courses of all training pages',
    query: listQuery(filters, sorts),
    response: listOf(course),
    errors: [],
  }),
  'GET /v1/admin/courses/{id}': endpoint({
    access: edit,
    summary: 'One course',
    params: byId,
    response: course,
    errors: ['ADMIN_COURSES_NOT_FOUND'],
  }),
  'POST /v1/admin/courses': endpoint({
    access: edit,
    summary: 'Creates a course on a training page',
    body: z.object({ landingId: landingSlug, ...courseFields }),
    response: course,
    errors: ['ADMIN_LANDINGS_NOT_FOUND'],
  }),
  'PUT /v1/admin/courses/{id}': endpoint({
    access: edit,
    summary: 'Changes a course or takes it off sale; those already bought stay as they were',
    params: byId,
    body: z.object({ seen, ...courseFields }),
    response: course,
    errors: ['ADMIN_COURSES_NOT_FOUND', 'ADMIN_CHANGED_MEANWHILE'],
  }),
});
