import * as z from 'zod/mini';
import { categoryKinds } from '#domain/games/category.ts';
import { criterionLimits } from '#domain/mates/review.ts';
import { endpoint, endpoints } from '../../kit/endpoint';
import { integerInPath } from '../../schemas/fields';
import { reason, seen } from '../kit';
import { tidy } from '../../schemas/tidy';

const criterion = z.object({
  id: z.number(),
  name: z.string().check(tidy(), z.minLength(criterionLimits.nameMin), z.maxLength(criterionLimits.nameMax)),
  /** Null: used in every category; otherwise only in this kind. */
  kind: z.nullable(z.enum(categoryKinds)),
  /** Used in new reviews. */
  active: z.boolean(),
  position: z.int().check(z.gte(1), z.lte(criterionLimits.positionMax)),
});
const shown = z.object({
  ...criterion.shape,
  /** Number of marks given so far. */
  marks: z.number(),
  mean: z.nullable(z.number()),
});
const written = z.omit(criterion, { id: true });

const id = z.object({ id: integerInPath });
const missing = ['ADMIN_REVIEW_CRITERIA_NOT_FOUND'] as const;

export const deskReviewCriteriaContract = endpoints({
  'GET /v1/admin/review-criteria': endpoint({
    access: { permission: 'VIEW_REVIEW_CRITERIA_LIST' },
    summary: 'Criteria of reviews in order',
    response: z.object({ items: z.array(criterion) }),
    errors: [],
  }),
  'GET /v1/admin/review-criteria/{id}': endpoint({
    access: { permission: 'VIEW_REVIEW_CRITERIA' },
    summary: 'One criterion and how many times it was rated',
    params: id,
    response: shown,
    errors: missing,
  }),
  'POST /v1/admin/review-criteria': endpoint({
    access: { permission: 'CREATE_REVIEW_CRITERIA' },
    summary: 'A new criterion: new reviews ask for it',
    idempotent: true,
    body: written,
    response: criterion,
    errors: [],
  }),
  'PUT /v1/admin/review-criteria/{id}': endpoint({
    access: { permission: 'UPDATE_REVIEW_CRITERIA' },
    summary: 'Changes a criterion',
    params: id,
    body: z.object({ ...written.shape, seen }),
    response: criterion,
    errors: [...missing, 'ADMIN_CHANGED_MEANWHILE'],
  }),
  'POST /v1/admin/review-criteria/{id}/delete': endpoint({
    access: { permission: 'DELETE_REVIEW_CRITERIA' },
    summary: 'Deletes a criterion; one that was already rated is no longer asked for',
    params: id,
    body: z.object({ reason, seen }),
    response: z.object({ gone: z.boolean() }),
    errors: [...missing, 'ADMIN_CHANGED_MEANWHILE'],
  }),
});
