import * as z from 'zod/mini';
import { gameParamOwnerTypes } from '#domain/games/platform.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { gameId, integerId, integerInPath, uuid } from '../schemas/fields';

/** A game parameter that players fill in: a rank, a role. */
export const gameParam = z.object({
  id: integerId,
  name: z.string(),
  /** Who fills it in: everybody, clients, or mates of the game. */
  ownerType: z.enum(gameParamOwnerTypes),
  /** Mates can take orders only when it is filled in. */
  required: z.boolean(),
  /** More than one value may be chosen. */
  multiple: z.boolean(),
  values: z.array(z.object({ id: integerId, name: z.string() })),
});

const chosen = z.array(z.object({ paramId: integerId, valueIds: z.array(integerId) }));

export const gameParamsContract = endpoints({
  'GET /v1/game-params/game/{gameId}': endpoint({
    access: 'public',
    sameForAll: true,
    summary: 'Parameters of a game and their values',
    params: z.object({ gameId }),
    response: z.array(gameParam),
    errors: ['GAMES_NOT_FOUND'],
  }),
  'GET /v1/game-params/game/{gameId}/user/{userId}/values': endpoint({
    access: 'public',
    sameForAll: true,
    summary: 'What a person has entered for a game’s parameters',
    params: z.object({ gameId, userId: uuid }),
    response: chosen,
    errors: ['GAMES_NOT_FOUND', 'USERS_NOT_FOUND'],
  }),
  'PUT /v1/game-params/{id}/values': endpoint({
    access: 'user',
    summary: 'Sets one’s values of a parameter; an empty list removes them',
    params: z.object({ id: integerInPath }),
    body: z.object({ valueIds: z.array(integerId).check(z.maxLength(50)) }),
    response: chosen,
    errors: ['GAME_PARAMS_NOT_FOUND', 'GAME_PARAMS_USER_TYPE_MISMATCH', 'GAME_PARAMS_VALUE_ID_NOT_FOUND'],
  }),
});

export type GameParam = z.output<typeof gameParam>;
