import * as z from 'zod/mini';
import { categoryKinds } from '../domain/enums/category-kind';
import { platforms } from '../domain/enums/platform';
import { endpoint } from './kit/endpoint';
import { endpoints } from './kit/endpoints';
import { gameId } from './schemas/ids';
import { rubles } from './schemas/rubles';

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
  /** The lowest price of an hour over active mates, in rubles; null while nobody offers it. */
  priceFrom: z.nullable(rubles),
});

export const referenceContract = endpoints({
  'GET /v1/games': endpoint({ access: 'public', summary: 'Игры', response: z.array(game), errors: [] }),
  'GET /v1/countries': endpoint({
    access: 'public',
    summary: 'Страны',
    response: z.array(z.object({ code: z.string(), name: z.string() })),
    errors: [],
  }),
  'GET /v1/languages': endpoint({
    access: 'public',
    summary: 'Языки общения',
    response: z.array(z.object({ code: z.string(), name: z.string() })),
    errors: [],
  }),
  'GET /v1/rebranding': endpoint({
    access: 'public',
    summary: 'Показывать ли объявление о ребрендинге',
    response: z.object({ rebranding: z.boolean() }),
    errors: [],
  }),
  'GET /v1/payment-methods': endpoint({
    access: 'public',
    summary: 'Значки способов оплаты для подвала',
    response: z.array(z.object({ id: z.string(), name: z.string(), iconUrl: z.string() })),
    errors: [],
  }),
  'GET /v1/categories/game/{gameId}': endpoint({
    access: 'public',
    summary: 'Категории игры',
    params: z.object({ gameId }),
    response: z.array(category),
    errors: ['GAMES_NOT_FOUND'],
  }),
  'GET /api/cf-ipcountry': endpoint({
    access: 'public',
    summary: 'Страна посетителя по заголовку прокси',
    response: z.object({ country: z.nullable(z.string()) }),
    errors: [],
  }),
});

export type Game = z.output<typeof game>;
export type Category = z.output<typeof category>;
