import * as z from 'zod/mini';
import { categoryKinds } from '#domain/games/category.ts';
import { platforms } from '#domain/games/platform.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { gameId, integerInPath, limitUpTo } from '../schemas/fields';
import { historySections } from './history-sections';
import { friendOrder, historyFilter, mateOrder, squadHistoryItem, visibleSquad } from './squad-lists-fields';
import { moneyOf } from '../schemas/units';

export const squadListsContract = endpoints({
  'GET /v1/squads/invited-friend': endpoint({
    access: 'user',
    summary: 'Who invites me by name',
    response: z.array(friendOrder),
    errors: [],
  }),
  'GET /v1/squads/mate/orders': endpoint({
    access: 'mate',
    summary: 'A mate’s open invitations',
    response: z.array(mateOrder),
    errors: [],
  }),
  'GET /v1/squads/mate/orders/count': endpoint({
    access: 'mate',
    summary: 'How many open invitations',
    response: z.object({ count: z.number() }),
    errors: [],
  }),
  'GET /v1/squads/history': endpoint({
    access: 'user',
    summary: 'One’s squads, newest first',
    query: z.object({
      section: z._default(z.enum(historySections), 'all'),
      ...historyFilter,
      before: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647))),
      limit: limitUpTo(50, 20),
    }),
    response: z.object({ items: z.array(squadHistoryItem), next: z.nullable(z.number()) }),
    errors: [],
  }),
  'GET /v1/squads/history/sections': endpoint({
    access: 'user',
    summary: 'Sections of the history with the number of squads',
    query: z.object(historyFilter),
    response: z.array(z.object({ id: z.enum(historySections), count: z.number() })),
    errors: [],
  }),
  'GET /v1/squads/{gameId}/squads': endpoint({
    access: 'public',
    sameForAll: true,
    summary: 'Squads that can be joined',
    params: z.object({ gameId }),
    query: z.object({
      kind: z.optional(z.enum(categoryKinds)),
      platform: z.optional(z.enum(platforms)),
      maxPrice: z.optional(moneyOf(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000)))),
    }),
    response: z.array(visibleSquad),
    errors: ['GAMES_NOT_FOUND'],
  }),
  'GET /v1/squads/{id}/card': endpoint({
    access: 'public',
    sameForAll: true,
    summary: 'An open squad as an outsider sees it',
    params: z.object({ id: integerInPath }),
    response: visibleSquad,
    errors: ['SQUADS_NOT_FOUND'],
  }),
});
