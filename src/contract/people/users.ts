import * as z from 'zod/mini';
import { avatarLimits } from '#domain/people/avatar.ts';
import { presenceTerms } from '#domain/people/presence.ts';
import { profileLimits } from '#domain/people/username.ts';
import { mateLevels } from '#domain/mates/grade.ts';
import { platforms } from '#domain/games/platform.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { gameId, uuid } from '../schemas/fields';
import { time } from '../schemas/units';
import { me } from '../schemas/me';
import { country, description, languages, timeZone } from '../schemas/profile-fields';
import { username } from '../schemas/account-fields';
import { formatsInEnglish, sizeInEnglish, spanInEnglish } from '../kit/limits-in-english';

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
  lastOnlineAt: z.nullable(time),
  /** Finished squads. */
  orders: z.number(),
  /** When the account was created. */
  since: time,
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
  'GET /v1/users/me': endpoint({ access: 'user', summary: 'The current user', response: me, errors: [] }),
  'PUT /v1/users/me/online': endpoint({
    access: 'user',
    summary: `Marks presence: on signing in and every ${spanInEnglish(presenceTerms.heartbeat)}`,
    errors: [],
  }),
  'PUT /v1/users/me/avatar': endpoint({
    access: 'user',
    summary: `The photo: ${formatsInEnglish(avatarLimits.types)} up to ${sizeInEnglish(avatarLimits.maxBytes)}, the shorter side at least ${avatarLimits.minSidePixels} pixels`,
    file: 'file',
    response: me,
    errors: ['USERS_AVATAR_INVALID_TYPE', 'USERS_AVATAR_TOO_LARGE'],
  }),
  'PUT /v1/users/me/username': endpoint({
    access: 'user',
    summary: 'The name: unique, names that look alike count as the same',
    body: z.object({ username }),
    response: me,
    errors: ['USERS_USERNAME_TAKEN'],
  }),
  'PUT /v1/users/me/description': endpoint({
    access: 'user',
    summary: `The description of oneself: ${profileLimits.descriptionMin}–${profileLimits.descriptionMax} characters; an empty one removes it`,
    body: z.object({ description }),
    errors: [],
  }),
  'PUT /v1/users/me/country': endpoint({
    access: 'user',
    summary: 'The country',
    body: z.object({ country }),
    errors: [],
  }),
  'PUT /v1/users/me/time-zone': endpoint({
    access: 'user',
    summary: 'The time zone, by which times and deadlines are written',
    body: z.object({ timeZone }),
    response: me,
    errors: [],
  }),
  'PUT /v1/users/me/languages': endpoint({
    access: 'user',
    summary: `Languages spoken, from ${profileLimits.minLanguages} to ${profileLimits.maxLanguages}`,
    body: z.object({ languages }),
    errors: [],
  }),
  'PUT /v1/users/me/allow-marketing': endpoint({
    access: 'user',
    summary: 'Consent to mailings',
    body: z.object({ allowMarketing: z.boolean() }),
    response: me,
    errors: [],
  }),
  'GET /v1/users/me/platforms/{game}': endpoint({
    access: 'user',
    summary: 'One’s platforms in a game',
    params: z.object({ game: gameId }),
    response: z.array(z.enum(platforms)),
    errors: ['GAMES_NOT_FOUND'],
  }),
  'PUT /v1/users/me/platforms/{game}': endpoint({
    access: 'user',
    summary: 'Chooses one’s platforms among those that the game exists for',
    params: z.object({ game: gameId }),
    body: z.object({ platforms: z.array(z.enum(platforms)).check(z.maxLength(platforms.length)) }),
    response: z.array(z.enum(platforms)),
    errors: ['GAMES_NOT_FOUND', 'USERS_PLATFORM_NOT_ALLOWED'],
  }),
  'GET /v1/users/{gameId}/{userId}': endpoint({
    access: 'public',
    sameForAll: true,
    summary: 'A person’s profile in a game',
    params: z.object({ gameId, userId: uuid }),
    response: publicUser,
    errors: ['ANYLVL_GAME_NOT_FOUND', 'USERS_NOT_FOUND'],
  }),
  'GET /v1/users/{id}': endpoint({
    access: 'public',
    sameForAll: true,
    summary: 'A person’s profile',
    params: z.object({ id: uuid }),
    response: publicUser,
    errors: ['USERS_NOT_FOUND'],
  }),
});

export type PublicUser = z.input<typeof publicUser>;
export type PublicUserAnswer = z.output<typeof publicUser>;
