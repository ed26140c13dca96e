import * as z from 'zod/mini';
import { formatsText } from '#domain/files/formats-text.ts';
import { avatarLimits } from '#domain/people/avatar.ts';
import { presenceTerms } from '#domain/people/presence.ts';
import { profileLimits } from '#domain/people/username.ts';
import { numeral } from '#domain/text/numerals.ts';
import { sizeText } from '#domain/text/size-text.ts';
import { secondsText } from '#domain/text/spans.ts';
import { mateLevels } from '#domain/mates/grade.ts';
import { platforms } from '#domain/games/platform.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { gameId, isoTime, uuid } from '../schemas/fields';
import { me } from '../schemas/me';
import { country, description, languages, timeZone } from '../schemas/profile-fields';
import { username } from '../schemas/account-fields';

/** The public profile of a person (specification, section 3 "User fields read"). */
const publicUser = z.object({
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
  /** Finished squads. */
  orders: z.number(),
  /** When the account was created. */
  since: isoTime,
  mate: z.nullable(
    z.object({
      gameId,
      grade: z.enum(mateLevels),
      active: z.boolean(),
      /** Voice introduction; absent: none. */
      voiceUrl: z.exactOptional(z.string()),
      /** Has weekly hours, so they can be booked; absent: cannot. */
      bookable: z.exactOptional(z.literal(true)),
    }),
  ),
});

export const usersContract = endpoints({
  'GET /v1/users/me': endpoint({ access: 'user', summary: 'Текущий пользователь', response: me, errors: [] }),
  'PUT /v1/users/me/online': endpoint({
    access: 'user',
    summary: `Отметка присутствия: при входе и каждые ${secondsText(presenceTerms.heartbeat)}`,
    errors: [],
  }),
  'PUT /v1/users/me/avatar': endpoint({
    access: 'user',
    summary: `Фото: ${formatsText(avatarLimits.types, 'или')} до ${sizeText(avatarLimits.maxBytes)}, не меньше ${avatarLimits.minSidePixels} точек по короткой стороне`,
    file: 'file',
    response: me,
    errors: ['USERS_AVATAR_INVALID_TYPE', 'USERS_AVATAR_TOO_LARGE'],
  }),
  'PUT /v1/users/me/username': endpoint({
    access: 'user',
    summary: 'Имя: своё у каждого, похожие на вид считаются одинаковыми',
    body: z.object({ username }),
    response: me,
    errors: ['USERS_USERNAME_TAKEN'],
  }),
  'PUT /v1/users/me/description': endpoint({
    access: 'user',
    summary: `Рассказ о себе: ${profileLimits.descriptionMin}–${profileLimits.descriptionMax} знаков; пустой убирает его`,
    body: z.object({ description }),
    errors: [],
  }),
  'PUT /v1/users/me/country': endpoint({ access: 'user', summary: 'Страна', body: z.object({ country }), errors: [] }),
  'PUT /v1/users/me/time-zone': endpoint({
    access: 'user',
    summary: 'Часовой пояс: по нему пишутся время и сроки',
    body: z.object({ timeZone }),
    response: me,
    errors: [],
  }),
  'PUT /v1/users/me/languages': endpoint({
    access: 'user',
    summary: `Языки общения, от ${numeral(profileLimits.minLanguages, 'genitive')} до ${numeral(profileLimits.maxLanguages, 'genitive')}`,
    body: z.object({ languages }),
    errors: [],
  }),
  'PUT /v1/users/me/allow-marketing': endpoint({
    access: 'user',
    summary: 'Согласие на рассылку',
    body: z.object({ allowMarketing: z.boolean() }),
    response: me,
    errors: [],
  }),
  'GET /v1/users/me/platforms/{game}': endpoint({
    access: 'user',
    summary: 'Свои платформы в игре',
    params: z.object({ game: gameId }),
    response: z.array(z.enum(platforms)),
    errors: ['GAMES_NOT_FOUND'],
  }),
  'PUT /v1/users/me/platforms/{game}': endpoint({
    access: 'user',
    summary: 'Выбирает свои платформы из тех, на которых есть игра',
    params: z.object({ game: gameId }),
    body: z.object({ platforms: z.array(z.enum(platforms)).check(z.maxLength(platforms.length)) }),
    response: z.array(z.enum(platforms)),
    errors: ['GAMES_NOT_FOUND', 'USERS_PLATFORM_NOT_ALLOWED'],
  }),
  'GET /v1/users/{gameId}/{userId}': endpoint({
    access: 'public',
    sameForAll: true,
    summary: 'Профиль человека в игре',
    params: z.object({ gameId, userId: uuid }),
    response: publicUser,
    errors: ['ANYLVL_GAME_NOT_FOUND', 'USERS_NOT_FOUND'],
  }),
  'GET /v1/users/{id}': endpoint({
    access: 'public',
    sameForAll: true,
    summary: 'Профиль человека',
    params: z.object({ id: uuid }),
    response: publicUser,
    errors: ['USERS_NOT_FOUND'],
  }),
});

export type PublicUser = z.output<typeof publicUser>;
