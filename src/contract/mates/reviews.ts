import * as z from 'zod/mini';
import { categoryKinds } from '#domain/games/category.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { cursor, gameId, limitUpTo, uuid } from '../schemas/fields';
import { money, time } from '../schemas/units';

const person = z.object({ id: uuid, name: z.string(), avatarUrl: z.nullable(z.string()) });

const reviewItem = z.object({
  id: z.string(),
  /** An imported review has only a name. */
  author: z.object({ id: z.nullable(uuid), name: z.string(), avatarUrl: z.nullable(z.string()) }),
  subject: person,
  gameId,
  kind: z.enum(categoryKinds),
  /** Mean of the marks, 1 to 5. */
  rating: z.number(),
  text: z.string(),
  createdAt: time,
  /** The public reply of the person it is about; there is at most one. */
  reply: z.nullable(z.object({ text: z.string(), at: time })),
});

export const reviewsContract = endpoints({
  'GET /v1/reviews/{id}': endpoint({
    access: 'public',
    sameForAll: true,
    summary: 'Reviews of a person, newest first',
    params: z.object({ id: uuid }),
    query: z.object({ cursor: z.optional(cursor), limit: limitUpTo(50, 10) }),
    response: z.object({ items: z.array(reviewItem), nextCursor: z.nullable(z.string()) }),
    errors: ['USERS_NOT_FOUND'],
  }),
  'GET /v1/reviews/{a}/{b}/criteria': endpoint({
    access: 'public',
    sameForAll: true,
    summary: 'A mate’s average ratings in a game by each criterion: {a} is the game, {b} the mate',
    params: z.object({ a: gameId, b: uuid }),
    response: z.object({
      rating: z.number(),
      reviewCount: z.number(),
      criteria: z.array(z.object({ id: z.number(), name: z.string(), mean: z.number(), count: z.number() })),
    }),
    errors: ['USERS_NOT_FOUND'],
  }),
  'GET /v1/reviews/video-review-promo': endpoint({
    access: 'public',
    summary: 'The bonus for a video review of a game; available: whether the person asking can get it',
    response: z.object({ bonus: money, minSeconds: z.number(), withinDays: z.number(), available: z.boolean() }),
    errors: [],
  }),
  'GET /v1/reviews/game/{gameId}': endpoint({
    access: 'public',
    sameForAll: true,
    summary: 'Recent reviews of the mates of a game',
    params: z.object({ gameId }),
    query: z.object({ limit: limitUpTo(12, 6) }),
    response: z.array(reviewItem),
    errors: [],
  }),
});

export type ReviewItem = z.input<typeof reviewItem>;
export type ReviewItemAnswer = z.output<typeof reviewItem>;
