import * as z from 'zod/mini';
import { reviewTerms } from '../../domain/mates/review';
import { endpoint, endpoints } from '../kit/endpoint';
import { integerId, integerInPath, isoTime, uuid } from '../schemas/fields';
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
  createdAt: isoTime,
  /** The one public answer of whom it is about. */
  reply: z.nullable(z.string()),
  /**
   * False: seen by its author alone, until the other side has written too or the time for it is over, or because it was
   * hidden.
   */
  shown: z.boolean(),
  /** Why an operator hid it; null: nobody did. */
  hiddenReason: z.nullable(z.string()),
});

export const squadReviews = z.object({
  /** Whom the asking person may still review. */
  toReview: z.array(person),
  reviews: z.array(squadReview),
  /** Until when reviews are taken; null while the game is not finished. */
  until: z.nullable(isoTime),
});

export const squadReviewsContract = endpoints({
  'GET /v1/squads/{id}/review-criteria': endpoint({
    access: 'user',
    summary: 'По каким пунктам оценивают эту игру',
    params: id,
    response: z.array(z.object({ id: z.number(), name: z.string() })),
    errors: ['SQUADS_NOT_FOUND'],
  }),
  'GET /v1/squads/{id}/reviews': endpoint({
    access: 'user',
    summary: 'Отзывы по этой игре: свои и те, что уже открыты',
    params: id,
    response: squadReviews,
    errors: ['SQUADS_NOT_FOUND'],
  }),
  'POST /v1/squads/{id}/reviews': endpoint({
    access: 'user',
    summary: 'Оставляет отзыв об одном участнике другой стороны',
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
    summary: 'Отвечает на открытый отзыв о себе, один раз',
    params: z.object({ id: integerInPath, reviewId: integerInPath }),
    body: z.object({
      text: z.string().check(tidy(), z.minLength(reviewTerms.replyMin), z.maxLength(reviewTerms.textMax)),
    }),
    response: squadReviews,
    errors: ['SQUADS_NOT_FOUND', 'SQUADS_MEMBER_NOT_FOUND', 'SQUADS_INVALID_STATE'],
  }),
});

export type SquadReviews = z.output<typeof squadReviews>;
