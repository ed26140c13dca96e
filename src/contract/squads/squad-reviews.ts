import * as z from 'zod/mini';
import { reviewTerms } from '#domain/mates/review.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { integerId, integerInPath, uuid } from '../schemas/fields';
import { time } from '../schemas/units';
import { person } from './squad-view';
import { mark } from '../schemas/mark';
import { tidy } from '../schemas/tidy';

const id = z.object({ id: integerInPath });
const marks = z.array(z.object({ criterionId: integerId, mark })).check(z.maxLength(20));

const squadReview = z.object({
  id: z.string(),
  author: person,
  subject: person,
  marks,
  /** Mean of the marks. */
  rating: z.number(),
  text: z.string(),
  createdAt: time,
  /** The public reply of the person it is about; there is at most one. */
  reply: z.nullable(z.string()),
  /**
   * False: visible only to its author, because the other side has not written yet (and still may), or because an
   * operator hid it.
   */
  shown: z.boolean(),
  /** Why an operator hid it; null: not hidden. */
  hiddenReason: z.nullable(z.string()),
});

export const squadReviews = z.object({
  /** People whom the viewer may still review. */
  toReview: z.array(person),
  reviews: z.array(squadReview),
  /** Until when reviews are accepted; null while the game is not finished. */
  until: z.nullable(time),
});

export const squadReviewsContract = endpoints({
  'GET /v1/squads/{id}/review-criteria': endpoint({
    access: 'user',
    summary: 'By which criteria this game is rated',
    params: id,
    response: z.array(z.object({ id: z.number(), name: z.string() })),
    errors: ['SQUADS_NOT_FOUND'],
  }),
  'GET /v1/squads/{id}/reviews': endpoint({
    access: 'user',
    summary: 'Reviews of this game: one’s own and those already open',
    params: id,
    response: squadReviews,
    errors: ['SQUADS_NOT_FOUND'],
  }),
  'POST /v1/squads/{id}/reviews': endpoint({
    access: 'user',
    summary: 'Leaves a review of one member of the other side',
    params: id,
    body: z.object({
      subjectId: uuid,
      marks,
      text: z.string().check(tidy(), z.minLength(reviewTerms.textMin), z.maxLength(reviewTerms.textMax)),
    }),
    response: squadReviews,
    errors: [
      'SQUADS_NOT_FOUND',
      'SQUADS_NOT_MEMBER',
      'SQUADS_MEMBER_NOT_FOUND',
      'SQUADS_INVALID_STATE',
      'SQUADS_INVALID_REVIEW_CRITERIA',
    ],
  }),
  'POST /v1/squads/{id}/reviews/{reviewId}/reply': endpoint({
    access: 'user',
    summary: 'Answers an open review of oneself, once',
    params: z.object({ id: integerInPath, reviewId: integerInPath }),
    body: z.object({
      text: z.string().check(tidy(), z.minLength(reviewTerms.replyMin), z.maxLength(reviewTerms.textMax)),
    }),
    response: squadReviews,
    errors: ['SQUADS_NOT_FOUND', 'SQUADS_MEMBER_NOT_FOUND', 'SQUADS_INVALID_STATE'],
  }),
});

export type SquadReviews = z.input<typeof squadReviews>;
export type SquadReviewsAnswer = z.output<typeof squadReviews>;
