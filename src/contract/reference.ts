import * as z from 'zod/mini';
import { categoryKinds } from '#domain/games/category.ts';
import { platforms } from '#domain/games/platform.ts';
import { endpoint, endpoints } from './kit/endpoint';
import { gameId } from './schemas/fields';
import { money } from './schemas/units';

export const game = z.object({
  id: gameId,
  name: z.string(),
  iconUrl: z.string(),
  platforms: z.array(z.enum(platforms)),
  maxSlots: z.number(),
});

export const category = z.object({
  id: z.number(),
  slug: z.string(),
  kind: z.enum(categoryKinds),
  name: z.string(),
  description: z.string(),
  /** Percent of the rate; null: the percent of its kind. */
  pricePercent: z.nullable(z.number()),
  /** The lowest price of an hour among active mates; null when nobody offers it. */
  priceFrom: z.nullable(money),
});

export const referenceContract = endpoints({
  'GET /v1/games': endpoint({
    access: 'public',
    sameForAll: true,
    summary: 'Games',
    response: z.array(game),
    errors: [],
  }),
  'GET /v1/countries': endpoint({
    access: 'public',
    sameForAll: true,
    summary: 'Countries',
    response: z.array(z.object({ code: z.string(), name: z.string() })),
    errors: [],
  }),
  'GET /v1/languages': endpoint({
    access: 'public',
    sameForAll: true,
    summary: 'Languages spoken',
    response: z.array(z.object({ code: z.string(), name: z.string() })),
    errors: [],
  }),
  'GET /v1/rebranding': endpoint({
    access: 'public',
    sameForAll: true,
    summary: 'Whether to show the announcement of the rebranding',
    response: z.object({ rebranding: z.boolean() }),
    errors: [],
  }),
  'GET /v1/payment-methods': endpoint({
    access: 'public',
    sameForAll: true,
    summary: 'Icons of ways to pay, for the footer',
    response: z.array(z.object({ id: z.string(), name: z.string(), iconUrl: z.string() })),
    errors: [],
  }),
  'GET /v1/categories/game/{gameId}': endpoint({
    access: 'public',
    sameForAll: true,
    summary: 'Categories of a game',
    params: z.object({ gameId }),
    response: z.array(category),
    errors: ['GAMES_NOT_FOUND'],
  }),
  'GET /api/cf-ipcountry': endpoint({
    access: 'public',
    summary: 'The visitor’s country by the proxy’s header',
    response: z.object({ country: z.nullable(z.string()) }),
    errors: [],
  }),
});

export type Game = z.input<typeof game>;
export type GameAnswer = z.output<typeof game>;
export type Category = z.input<typeof category>;
export type CategoryAnswer = z.output<typeof category>;
