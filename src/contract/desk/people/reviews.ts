import * as z from 'zod/mini';
import { categoryKinds } from '#domain/games/category.ts';
import { importLimits, reviewTerms } from '#domain/mates/review.ts';
import { mark } from '../../schemas/mark';
import { endpoint, endpoints } from '../../kit/endpoint';
import { flag, gameId, integerId, integerInPath, uuid } from '../../schemas/fields';
import { time } from '../../schemas/units';
import { deskPerson, anyOf, fileOfList, listOf, listQuery, moment, reason, search, seen, zone } from '../kit';
import { tableFile, tableProblem, tableRequestBytes } from '../../schemas/table-file';
import { tidy } from '../../schemas/tidy';

const kind = z.enum(categoryKinds);
const text = z.string().check(tidy(), z.minLength(reviewTerms.textMin), z.maxLength(reviewTerms.textMax));
const authorName = z.string().check(tidy(), z.minLength(1), z.maxLength(importLimits.authorName));
const marks = z.array(z.object({ criterionId: integerId, mark })).check(z.minLength(1), z.maxLength(20));

const row = z.object({
  id: z.number(),
  /** Null: imported, with only a name. */
  author: z.nullable(deskPerson),
  authorName: z.nullable(z.string()),
  subject: deskPerson,
  gameId,
  kind,
  squadId: z.nullable(z.number()),
  imported: z.boolean(),
  rating: z.number(),
  text: z.string(),
  createdAt: time,
  /** Null while it waits for the other side's review. */
  shownAt: z.nullable(time),
  hiddenAt: z.nullable(time),
  hiddenReason: z.nullable(z.string()),
  editedAt: z.nullable(time),
});

const filters = {
  gameId: z.optional(gameId),
  kind: anyOf(categoryKinds),
  imported: z.optional(flag),
  hidden: z.optional(flag),
  minRating: z.optional(z.coerce.number().check(z.gte(1), z.lte(5))),
  maxRating: z.optional(z.coerce.number().check(z.gte(1), z.lte(5))),
  from: moment,
  to: moment,
  /** Number of a review, or prefix of the name of the person it is about. */
  search,
};
const sorts = ['createdAt', '-createdAt', 'rating', '-rating'] as const;

const id = z.object({ id: integerInPath });
const missing = ['ADMIN_REVIEWS_NOT_FOUND'] as const;
const acting = [...missing, 'ADMIN_OWN_OBJECT', 'ADMIN_CHANGED_MEANWHILE'] as const;
const importing = {
  /** `zone`: the operator's, whose today is the latest day. */
  body: z.object({ ...tableFile(importLimits.characters), zone }),
  bodyBytes: tableRequestBytes,
  response: z.object({ done: z.number(), refused: z.array(tableProblem) }),
  errors: [],
} as const;

const editing = {
  params: id,
  body: z.object({ text, marks: z.optional(marks), authorName: z.optional(authorName), reason, seen }),
  response: row,
  errors: [...acting, 'ADMIN_NOT_ALLOWED_TO_UPDATE_REVIEW', 'ADMIN_REVIEW_CRITERIA_NOT_FOUND'],
} as const;
const hiding = {
  params: id,
  body: z.object({ hidden: z.boolean(), reason, seen }),
  response: row,
  errors: [...acting, 'ADMIN_NOT_ALLOWED_TO_DELETE_REVIEW'],
} as const;

const listFile = fileOfList({ permission: 'VIEW_REVIEWS_LIST' }, filters, sorts);

export const deskReviewsContract = endpoints({
  'GET /v1/admin/reviews': endpoint({
    access: { permission: 'VIEW_REVIEWS_LIST' },
    summary: 'Reviews, hidden and imported ones too',
    query: listQuery(filters, sorts),
    response: listOf(row),
    errors: [],
  }),
  'GET /v1/admin/reviews.csv': listFile,
  'GET /v1/admin/reviews.xlsx': listFile,
  'GET /v1/admin/reviews/{id}': endpoint({
    access: { permission: 'VIEW_REVIEW' },
    summary: 'One review with its ratings',
    params: id,
    response: z.object({
      ...row.shape,
      marks: z.array(z.object({ criterionId: z.number(), name: z.string(), mark: z.number() })),
      reply: z.nullable(z.string()),
      /** Current rating and number of reviews of the mate it is about; null for a person who is not a mate. */
      standing: z.nullable(z.object({ rating: z.number(), reviewCount: z.number() })),
    }),
    errors: missing,
  }),
  'POST /v1/admin/reviews': endpoint({
    access: { permission: 'CREATE_REVIEW' },
    summary: 'A review in the name of a member of a played squad: shown at once',
    body: z.object({ squadId: integerId, authorId: uuid, subjectId: uuid, marks, text, reason }),
    response: row,
    errors: [
      'SQUADS_NOT_FOUND',
      'SQUADS_MEMBER_NOT_FOUND',
      'SQUADS_INVALID_STATE',
      'SQUADS_INVALID_REVIEW_CRITERIA',
      'ADMIN_OWN_OBJECT',
      'ADMIN_REVIEW_CRITERIA_NOT_FOUND',
    ],
  }),
  'PUT /v1/admin/reviews/{id}': endpoint({
    access: { permission: 'UPDATE_REVIEW' },
    summary: 'Changes a review from a squad',
    ...editing,
  }),
  'PUT /v1/admin/reviews/{id}/hidden': endpoint({
    access: { permission: 'DELETE_REVIEW' },
    summary: 'Hides a review from a squad or shows it again; the rating follows',
    ...hiding,
  }),
  'POST /v1/admin/imported-reviews': endpoint({
    access: { permission: 'CREATE_IMPORTED_REVIEW' },
    summary: 'Imports reviews from CSV or Excel; for each line that is not accepted it is said why',
    ...importing,
  }),
  'POST /v1/admin/imported-reviews/check': endpoint({
    access: { permission: 'CREATE_IMPORTED_REVIEW' },
    summary: 'How many reviews a file would bring, and why not the others: nothing is stored',
    ...importing,
  }),
  'PUT /v1/admin/imported-reviews/{id}': endpoint({
    access: { permission: 'UPDATE_IMPORTED_REVIEW' },
    summary: 'Changes an imported review',
    ...editing,
  }),
  'PUT /v1/admin/imported-reviews/{id}/hidden': endpoint({
    access: { permission: 'DELETE_IMPORTED_REVIEW' },
    summary: 'Hides an imported review or shows it again; the rating follows',
    ...hiding,
  }),
});
