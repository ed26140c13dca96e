import { and, eq } from 'drizzle-orm';
import type { PublicUserAnswer, usersContract } from '#contract/people/users.ts';
import { presenceOf } from '#domain/people/presence.ts';
import type { App } from '../../platform/app';
import { game, mateAccess } from '../../platform/db/schema/mates/games-and-mates';
import { mateCard } from '../../platform/db/schema/mates/mate-cards';
import { appUser } from '../../platform/db/schema/people';
import { isVisibleToOthers } from '../../platform/db/visible-to-others';
import { Refusal } from '../../platform/http/refusal';
import { allPlatformsOf, platformsOf, readPlatforms, setPlatforms } from './own-platforms';
import type { Handlers, Handler } from '../../platform/http/call';
import { setOnline } from '../mate-access/public';
import { setLastOnline } from './accounts';
import { allowMarketing, changeProfile, changeTimeZone, changeUsername } from './change-profile';
import { readMeByToken, readMe } from './read-me';
import { avatarLimits } from '#domain/people/avatar.ts';
import { storePicture } from '../../platform/uploads/store-picture';
import { discardFile, recordFile } from '../../platform/uploads/stored-files';
import { limitRate } from '../../platform/http/rate-limit';

const { maxBytes, types, uploads, minSidePixels, keptEdge } = avatarLimits;
const refusals = { tooLarge: 'USERS_AVATAR_TOO_LARGE', unreadable: 'USERS_AVATAR_INVALID_TYPE' } as const;

/**
 * Sets a new avatar, a square; the previous one is deleted once no row refers to it.
 * @throws Refusal USERS_AVATAR_INVALID_TYPE, USERS_AVATAR_TOO_LARGE (bytes or pixels), VALIDATION_ERROR under 200 px,
 * RATE_LIMITED
 */
const changeAvatar: Handler<(typeof usersContract)['PUT /v1/users/me/avatar']> = async (app, { actor, http }) => {
  await limitRate(app, `avatar:${actor.id}`, uploads.tries, uploads.window);
  const { src: avatarUrl } = await storePicture(app, http.request, 'avatars', {
    maxBytes,
    kinds: types,
    width: keptEdge,
    height: keptEdge,
    fit: 'cover',
    minSide: minSidePixels,
    ...refusals,
  });
  const before = await recordFile(
    () => changeProfile(app, actor.id, { avatarUrl }),
    () => discardFile(app, avatarUrl),
  );
  await discardFile(app, before.avatarUrl);
  return readMe(app, actor.id);
};

/**
 * The public profile of a person; platforms are those of the game, without a game those of the mate's game or of all
 * games of a client.
 * @throws Refusal USERS_NOT_FOUND, also for a deleted person
 */
const readPublicUser = async (app: App, userId: string, gameId: string | null): Promise<PublicUserAnswer> => {
  const [row] = await app.db
    .select({ user: appUser, mate: mateAccess, bookable: mateCard.bookable })
    .from(appUser)
    .leftJoin(mateAccess, eq(mateAccess.userId, appUser.id))
    .leftJoin(mateCard, eq(mateCard.userId, appUser.id))
    .where(and(eq(appUser.id, userId), isVisibleToOthers));
  if (!row) throw new Refusal('USERS_NOT_FOUND');
  const { user, mate } = row;
  const off = mate?.ordersOffUntil ?? null;
  const bookable = row.bookable === true && (off === null || off.getTime() <= app.clock.now());
  const inGame = gameId ?? mate?.gameId ?? null;
  return {
    id: user.id,
    username: user.username,
    avatarUrl: user.avatarUrl,
    country: user.country,
    languages: user.languages,
    description: user.description,
    platforms: await (inGame === null ? allPlatformsOf(app.db, userId) : platformsOf(app.db, userId, inGame)),
    onlineLevel: presenceOf(user.lastOnlineAt?.getTime() ?? null, app.clock.now()),
    lastOnlineAt: user.lastOnlineAt,
    orders: user.orders,
    since: user.createdAt,
    mate: mate && {
      gameId: mate.gameId,
      grade: mate.grade,
      active: mate.active,
      ...(mate.voiceUrl === null ? {} : { voiceUrl: mate.voiceUrl }),
      ...(bookable ? { bookable } : {}),
    },
  };
};

export const usersHandlers: Handlers<typeof usersContract> = {
  'GET /v1/users/me': { byToken: readMeByToken },
  // Heartbeats after the first only update the time.
  'PUT /v1/users/me/online': (app, { actor }) =>
    app.db.transaction(async (tx) => {
      const now = app.clock.now();
      await setLastOnline(tx, actor.id, new Date(now));
      await setOnline(tx, actor.id, now);
    }),
  'PUT /v1/users/me/avatar': changeAvatar,
  'PUT /v1/users/me/username': changeUsername,
  'PUT /v1/users/me/description': async (app, { actor, body }) =>
    void (await changeProfile(app, actor.id, { description: body.description || null })),
  'PUT /v1/users/me/country': async (app, { actor, body }) =>
    void (await changeProfile(app, actor.id, { country: body.country })),
  'PUT /v1/users/me/time-zone': changeTimeZone,
  'PUT /v1/users/me/languages': async (app, { actor, body }) =>
    void (await changeProfile(app, actor.id, { languages: body.languages })),
  'PUT /v1/users/me/allow-marketing': allowMarketing,
  'GET /v1/users/me/platforms/{game}': readPlatforms,
  'PUT /v1/users/me/platforms/{game}': setPlatforms,
  'GET /v1/users/{gameId}/{userId}': async (app, { params }) => {
    const [known] = await app.db.select({ id: game.id }).from(game).where(eq(game.id, params.gameId));
    if (!known) throw new Refusal('ANYLVL_GAME_NOT_FOUND');
    return readPublicUser(app, params.userId, params.gameId);
  },
  'GET /v1/users/{id}': (app, { params }) => readPublicUser(app, params.id, null),
};
