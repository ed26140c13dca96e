import * as z from 'zod/mini';
import { catalogueLimits } from '#domain/games/catalogue-limits.ts';
import { gameIcon } from '#domain/games/game-icon.ts';
import { gameParamOwnerTypes, platforms } from '#domain/games/platform.ts';
import { endpoint, endpoints } from '../../kit/endpoint';
import { pages } from '../../pages';
import { checkedAs } from '../../schemas/field-check';
import { gameId, integerId, integerInPath, ownPath } from '../../schemas/fields';
import { deletion, gamesFilter, name, position } from './catalogue-fields';
import { anyOf, fileOfList, listOf, listQuery, search, seen } from '../kit';
import { formatsInEnglish, sizeInEnglish } from '../../kit/limits-in-english';

const gameFields = {
  name,
  iconUrl: ownPath,
  platforms: z.array(z.enum(platforms)).check(z.minLength(1), z.maxLength(platforms.length)),
  maxSlots: z.int().check(z.gte(catalogueLimits.slots.min), z.lte(catalogueLimits.slots.max)),
  position,
};

/** First segments of addresses that are not a game's: the service's own pages and what the server itself serves. */
const takenAddresses: ReadonlySet<string | undefined> = new Set([
  ...pages.map(({ path }) => path.split('/')[1]),
  ...['assets', 'docs', 'files', 'healthz', 'metrics', 'monitoring', 'offline', 'provider', 'readyz', 'sitemap', 'v1'],
]);

/** A game under a taken address would have no pages of its own. Games made earlier keep theirs. */
const newGameId = checkedAs(
  'IS_GAME_ID',
  gameId.check(z.refine((id) => !takenAddresses.has(id), 'Этот адрес занят страницей сайта')),
);

const game = z.object({
  id: gameId,
  ...gameFields,
  /** Counts of what prevents its deletion. */
  categories: z.number(),
  mates: z.number(),
  squads: z.number(),
});

const gameFilters = { search };
const gameSorts = ['position', '-position', 'name', '-name'] as const;
const inGame = z.object({ id: gameId });

const iconRules = `${formatsInEnglish(gameIcon.types)} up to ${sizeInEnglish(gameIcon.maxBytes)}, the shorter side at least ${gameIcon.minSidePixels} pixels`;

const icon = {
  file: 'file',
  response: z.object({ iconUrl: ownPath }),
  errors: ['ADMIN_GAME_ICON_TOO_LARGE', 'ADMIN_GAME_ICON_INVALID_TYPE'],
} as const;

const paramFields = {
  name,
  ownerType: z.enum(gameParamOwnerTypes),
  /** Mates who have not filled it in cannot take orders. */
  required: z.boolean(),
  multiple: z.boolean(),
  position,
};

const param = z.object({
  id: integerId,
  gameId,
  ...paramFields,
  /** In their order, each with the number of people who chose it. */
  values: z.array(z.object({ id: integerId, name: z.string(), people: z.number() })),
});

/**
 * A value without an id is new; an existing value that is not listed is deleted, together with people's choices of it.
 */
const values = z
  .array(z.object({ id: z.optional(integerId), name }))
  .check(z.minLength(1), z.maxLength(catalogueLimits.values));

const paramFilters = { search, game: gamesFilter, ownerType: anyOf(gameParamOwnerTypes) };
const paramId = z.object({ id: integerInPath });

const listFile = fileOfList({ permission: 'VIEW_GAMES_LIST' }, gameFilters, gameSorts, 'Games as a file');

export const deskGamesContract = endpoints({
  'GET /v1/admin/games': endpoint({
    access: { permission: 'VIEW_GAMES_LIST' },
    summary: 'Games in their order',
    query: listQuery(gameFilters, gameSorts),
    response: listOf(game),
    errors: [],
  }),
  'GET /v1/admin/games.csv': listFile,
  'GET /v1/admin/games.xlsx': listFile,
  'GET /v1/admin/games/{id}': endpoint({
    access: { permission: 'VIEW_GAME' },
    summary: 'One game',
    params: inGame,
    response: game,
    errors: ['ADMIN_GAMES_NOT_FOUND'],
  }),
  'POST /v1/admin/games': endpoint({
    access: { permission: 'CREATE_GAME' },
    summary: 'Creates a game; its id is part of addresses and does not change any more',
    body: z.object({ id: newGameId, ...gameFields }),
    response: game,
    errors: ['ADMIN_GAMES_ALREADY_EXISTS', 'ADMIN_GAME_ICON_NOT_FOUND'],
  }),
  'POST /v1/admin/games/icons': endpoint({
    access: { permission: 'CREATE_GAME' },
    summary: `An icon for a new game: ${iconRules}; in use once its address is saved with the game`,
    ...icon,
  }),
  'POST /v1/admin/games/{id}/icons': endpoint({
    access: { permission: 'UPDATE_GAME' },
    summary: `Another icon for a game: ${iconRules}; in use once its address is saved with the game`,
    params: inGame,
    ...icon,
  }),
  'PUT /v1/admin/games/{id}': endpoint({
    access: { permission: 'UPDATE_GAME' },
    summary: 'Changes a game; everybody sees it at once',
    params: inGame,
    body: z.object({ seen, ...gameFields }),
    response: game,
    errors: [
      'ADMIN_GAMES_NOT_FOUND',
      'ADMIN_GAMES_ALREADY_EXISTS',
      'ADMIN_GAME_ICON_NOT_FOUND',
      'ADMIN_CHANGED_MEANWHILE',
    ],
  }),
  'DELETE /v1/admin/games/{id}': endpoint({
    access: { permission: 'DELETE_GAME' },
    summary: 'Deletes a game that nobody has used yet',
    params: inGame,
    query: deletion,
    errors: ['ADMIN_GAMES_NOT_FOUND', 'ADMIN_GAMES_CANNOT_BE_DELETED', 'ADMIN_CHANGED_MEANWHILE'],
  }),
  'GET /v1/admin/game-params': endpoint({
    access: { permission: 'MANAGE_GAME_PARAMS' },
    summary: 'Parameters of all games',
    query: listQuery(paramFilters, gameSorts),
    response: listOf(param),
    errors: [],
  }),
  'GET /v1/admin/game-params/{id}': endpoint({
    access: { permission: 'MANAGE_GAME_PARAMS' },
    summary: 'One parameter of a game',
    params: paramId,
    response: param,
    errors: ['ADMIN_GAME_PARAMS_NOT_FOUND'],
  }),
  'POST /v1/admin/game-params': endpoint({
    access: { permission: 'MANAGE_GAME_PARAMS' },
    summary: 'Creates a parameter of a game with its values',
    body: z.object({ gameId, ...paramFields, values }),
    response: param,
    errors: ['ADMIN_GAMES_NOT_FOUND'],
  }),
  'PUT /v1/admin/game-params/{id}': endpoint({
    access: { permission: 'MANAGE_GAME_PARAMS' },
    summary: 'Changes a parameter; a removed value disappears also from those who had chosen it',
    params: paramId,
    body: z.object({ seen, ...paramFields, values }),
    response: param,
    errors: ['ADMIN_GAME_PARAMS_NOT_FOUND', 'ADMIN_CHANGED_MEANWHILE'],
  }),
  'DELETE /v1/admin/game-params/{id}': endpoint({
    access: { permission: 'MANAGE_GAME_PARAMS' },
    summary: 'Deletes a parameter together with what people have entered for it',
    params: paramId,
    query: deletion,
    errors: ['ADMIN_GAME_PARAMS_NOT_FOUND', 'ADMIN_CHANGED_MEANWHILE'],
  }),
});
