import * as z from 'zod/mini';
import { categoryKinds } from '#domain/games/category.ts';
import { mateLevels } from '#domain/mates/grade.ts';
import { mateSorts } from '#domain/mates/mate-sorts.ts';
import { platforms } from '#domain/games/platform.ts';
import { mostRanks } from '#domain/order/most-ranks.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { cursor, flag, gameId, integerInPath, limitUpTo, uuid } from '../schemas/fields';
import { money, time } from '../schemas/units';
import { mateCardAnswer } from '../schemas/mate-card-answer';
import { tidy } from '../schemas/tidy';

const language = z.string().check(z.regex(/^[a-z]{2}$/));
const paramPair = z.string().check(z.regex(/^[1-9]\d{0,8}:[1-9]\d{0,8}$/));
const rublesInQuery = z.coerce.number().check(z.gte(0), z.lte(1_000_000));

export const mateListQuery = z.object({
  kind: z.optional(z.enum(categoryKinds)),
  levels: z._default(z.array(z.enum(mateLevels)).check(z.maxLength(mateLevels.length)), []),
  /** Speak at least one of them. */
  languages: z._default(z.array(language).check(z.maxLength(20)), []),
  /** Mates with CROSS match every platform. */
  platform: z.optional(z.enum(platforms)),
  /** Price of an hour, in rubles. */
  priceFrom: z.optional(rublesInQuery),
  priceTo: z.optional(rublesInQuery),
  /** Median answer time of at most so many minutes. */
  answersWithin: z.optional(z.coerce.number().check(z.gte(1), z.lte(60))),
  /** `{parameter}:{value}`: for each parameter, any of its listed values. */
  params: z._default(z.array(paramPair).check(z.maxLength(20)), []),
  /** Only mates who are online and take orders. */
  online: z._default(flag, false),
  /** Only mates with a voice introduction. */
  voice: z._default(flag, false),
  /** Only the viewer's favourites. */
  favorite: z._default(flag, false),
  /** Any part of the name. */
  search: z._default(z.string().check(tidy(), z.maxLength(40)), ''),
  sort: z._default(z.enum(mateSorts), 'recommended'),
  /** Wishes of the recommended order, which hide nobody: languages, a platform, `{parameter}:{value}` of a rank. */
  speaks: z._default(z.array(language).check(z.maxLength(20)), []),
  plays: z.optional(z.enum(platforms)),
  ranks: z._default(z.array(paramPair).check(z.maxLength(mostRanks)), []),
  cursor: z.optional(cursor),
  limit: limitUpTo(60, 24),
});

/** What is missing before a mate can take orders: true for what they lack. Also the `details` of MATES_ONBOARDING. */
export const mateReadiness = z.object({
  notifications: z.boolean(),
  avatar: z.boolean(),
  description: z.boolean(),
  languages: z.boolean(),
  country: z.boolean(),
  platforms: z.boolean(),
  categories: z.boolean(),
  invalid_game_params: z.array(z.object({ name: z.string() })),
});

export const matePrice = z.object({
  id: z.number(),
  kind: z.enum(categoryKinds),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  price: money,
  durationMinutes: z.number(),
});

const ownCategory = z.object({
  ...matePrice.shape,
  enabled: z.boolean(),
  /** Cannot be switched on until an operator has verified the mate. */
  locked: z.boolean(),
  /** Closed by the service after the mate chose it: nobody is called into it, and it can only be switched off. */
  closed: z.boolean(),
  /** What the mate receives of this price by their percent of order. */
  income: money,
});

export const matesContract = endpoints({
  'GET /v1/mates/game/{gameId}': endpoint({
    access: 'public',
    sameForAll: { but: ['favorite'] },
    summary: 'Mates of a game: filters, order, pages by cursor',
    params: z.object({ gameId }),
    query: mateListQuery,
    response: z.object({
      items: z.array(mateCardAnswer),
      nextCursor: z.nullable(z.string()),
      /** Total of matches on the first page; null on others and beyond a thousand. */
      total: z.nullable(z.number()),
    }),
    errors: ['GAMES_NOT_FOUND', 'UNAUTHENTICATED'],
  }),
  'GET /v1/mates/{gameId}/{mateId}': endpoint({
    access: 'public',
    summary: 'A mate’s page',
    params: z.object({ gameId, mateId: uuid }),
    response: z.object({
      ...mateCardAnswer.shape,
      gameId,
      country: z.nullable(z.string()),
      lastOnlineAt: z.nullable(time),
      since: time,
      prices: z.array(matePrice),
      /** For the viewer; false for guests. */
      favorite: z.boolean(),
    }),
    errors: ['USERS_NOT_FOUND'],
  }),
  'POST /v1/mates/favorites/{id}': endpoint({
    access: 'user',
    summary: 'Whether a mate is a favourite or not',
    params: z.object({ id: uuid }),
    body: z.object({ favorite: z.boolean() }),
    errors: ['USERS_NOT_FOUND'],
  }),
  'PUT /v1/mates/{mateId}/free-notice': endpoint({
    access: 'user',
    summary: 'Asks to be told once when a busy mate is free',
    params: z.object({ mateId: uuid }),
    body: z.object({ wanted: z.boolean() }),
    errors: ['USERS_NOT_FOUND'],
  }),
  'GET /v1/mates/free-notices': endpoint({
    access: 'user',
    summary: 'Mates of whom one is told when they are free',
    response: z.array(uuid),
    errors: [],
  }),
  'PUT /v1/mates/me/active': endpoint({
    access: 'mate',
    summary: 'Whether to take orders or not',
    body: z.object({ active: z.boolean() }),
    errors: ['MATES_ONBOARDING', 'MATE_BLOCKED', 'ORDERS_OFF', 'CONSENT_MATE_TERMS'],
  }),
  'GET /v1/mates/validate': endpoint({
    access: 'mate',
    summary: 'What is missing to take orders',
    response: mateReadiness,
    errors: [],
  }),
  'GET /v1/mates/stats/{gameId}/{userId}': endpoint({
    access: 'mate',
    summary: 'A mate’s own statistics in a game',
    params: z.object({ gameId, userId: uuid }),
    response: z.object({
      rating: z.number(),
      reviewCount: z.number(),
      orders: z.number(),
      hours: z.number(),
      /** Today by the mate's calendar. */
      ordersToday: z.number(),
      incomeToday: money,
      incomeMonth: money,
      ordersOffUntil: z.nullable(time),
    }),
    errors: ['USERS_NOT_FOUND'],
  }),
  'GET /v1/categories/mate': endpoint({
    access: 'mate',
    summary: 'Categories that the mate can play, with the price for a client',
    response: z.array(ownCategory),
    errors: [],
  }),
  'PUT /v1/categories/mate/{id}': endpoint({
    access: 'mate',
    summary: 'Switches a category on or off',
    params: z.object({ id: integerInPath }),
    body: z.object({ enabled: z.boolean() }),
    response: z.array(ownCategory),
    errors: [
      'CATEGORIES_MATE_CATEGORY_NOT_FOUND',
      'CATEGORIES_MATE_CATEGORY_PARAMS_NOT_FOUND',
      'CATEGORIES_MATE_NOT_VERIFIED',
    ],
  }),
});

export type MateListQuery = z.output<typeof mateListQuery>;
export type MateReadiness = z.output<typeof mateReadiness>;
export type MatePriceAnswer = z.output<typeof matePrice>;
