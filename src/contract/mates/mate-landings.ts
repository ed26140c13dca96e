import * as z from 'zod/mini';
import { categoryKinds, categoryTagParents } from '#domain/games/category.ts';
import { mateLevels } from '#domain/mates/grade.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { matePrice } from './mates';
import { gameId } from '../schemas/fields';
import { money } from '../schemas/units';
import { landingSlug, landingFields } from '../schemas/landing-fields';
import { mateCardAnswer } from '../schemas/mate-card-answer';

const tagLink = z.object({ id: z.number(), slug: z.string(), name: z.string(), description: z.string() });

export const mateLandingsContract = endpoints({
  'GET /v1/mate-landings/{id}': endpoint({
    access: 'public',
    summary: 'A page that tells about one mate',
    params: z.object({ id: landingSlug }),
    response: z.object({ ...landingFields.shape, mate: mateCardAnswer, prices: z.array(matePrice) }),
    errors: ['NOT_FOUND'],
  }),
  'GET /v1/mate-landings/game/{gameId}': endpoint({
    access: 'public',
    summary: 'Pages of a game that tell about one mate',
    params: z.object({ gameId }),
    response: z.array(z.object({ id: landingSlug, title: z.string(), lead: z.string() })),
    errors: [],
  }),
  'GET /v1/category-tags/{gameId}': endpoint({
    access: 'public',
    sameForAll: true,
    summary: 'Collections of a game, each with its category',
    params: z.object({ gameId }),
    response: z.array(z.object({ ...tagLink.shape, categoryId: z.number() })),
    errors: [],
  }),
  'GET /v1/category-tags/{gameId}/{idOrSlug}': endpoint({
    access: 'public',
    sameForAll: true,
    summary: 'A collection of mates within a category',
    params: z.object({ gameId, idOrSlug: landingSlug }),
    response: z.object({
      ...tagLink.shape,
      points: z.array(z.string()),
      category: z.object({ id: z.number(), slug: z.string(), name: z.string(), kind: z.enum(categoryKinds) }),
      parentType: z.enum(categoryTagParents),
      /** The parent collection. */
      parent: z.nullable(tagLink),
      /** Child collections, and other collections of the same parent. */
      children: z.array(tagLink),
      siblings: z.array(tagLink),
      /** Levels and languages of the collection's mates: filters for the mates' list. */
      levels: z.array(z.enum(mateLevels)),
      languages: z.array(z.string()),
      priceFrom: z.nullable(money),
    }),
    errors: ['NOT_FOUND'],
  }),
});
