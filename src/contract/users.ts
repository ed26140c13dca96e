import * as z from 'zod/mini';
import { mateLevels } from '../domain/enums/mate-level';
import { platforms } from '../domain/enums/platform';
import { endpoint } from './kit/endpoint';
import { endpoints } from './kit/endpoints';
import { gameId, uuid } from './schemas/ids';
import { isoTime } from './schemas/iso-time';
import { me } from './schemas/me';

/** What anybody may see of a person (specification, section 3 "User fields read"). */
export const publicUser = z.object({
  id: uuid,
  username: z.string(),
  avatarUrl: z.nullable(z.string()),
  country: z.nullable(z.string()),
  languages: z.array(z.string()),
  description: z.nullable(z.string()),
  platforms: z.array(z.enum(platforms)),
  /** 0 offline, 1 recently, 2 online. */
  onlineLevel: z.literal([0, 1, 2]),
  lastOnlineAt: z.nullable(isoTime),
  mate: z.nullable(z.object({ gameId, grade: z.enum(mateLevels), active: z.boolean() })),
});

export const usersContract = endpoints({
  'GET /v1/users/me': endpoint({ access: 'user', summary: 'Текущий пользователь', response: me, errors: [] }),
  'PUT /v1/users/me/online': endpoint({
    access: 'user',
    summary: 'Отметка присутствия: при входе и каждые 180 секунд',
    errors: [],
  }),
  'GET /v1/users/{gameId}/{userId}': endpoint({
    access: 'public',
    summary: 'Профиль человека в игре',
    params: z.object({ gameId, userId: uuid }),
    response: publicUser,
    errors: ['ANYLVL_GAME_NOT_FOUND', 'USERS_NOT_FOUND'],
  }),
  'GET /v1/users/{id}': endpoint({
    access: 'public',
    summary: 'Профиль человека',
    params: z.object({ id: uuid }),
    response: publicUser,
    errors: ['USERS_NOT_FOUND'],
  }),
});

export type PublicUser = z.output<typeof publicUser>;
