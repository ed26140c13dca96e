import { and, eq, ne } from 'drizzle-orm';
import type { PublicUser, usersContract } from '../../contract/users';
import { presenceOf } from '../../domain/presence/presence-of';
import type { App } from '../app/app';
import { game, mateAccess, userPlatform } from '../db/schema/games-and-mates';
import { appUser } from '../db/schema/people';
import type { Handlers } from '../http/call';
import { markOnline } from '../mates/presence/mark-online';
import { Refusal } from '../http/refusal';
import { readMe } from './read-me';

const readPublicUser = async (app: App, userId: string, gameId: string | null): Promise<PublicUser> => {
  const [row] = await app.db
    .select({ user: appUser, mate: mateAccess })
    .from(appUser)
    .leftJoin(mateAccess, eq(mateAccess.userId, appUser.id))
    .where(and(eq(appUser.id, userId), ne(appUser.status, 'DELETED')));
  if (!row) throw new Refusal('USERS_NOT_FOUND');
  const { user, mate } = row;
  const inGame = gameId ?? mate?.gameId ?? null;
  const [chosen] = inGame
    ? await app.db
        .select({ platforms: userPlatform.platforms })
        .from(userPlatform)
        .where(and(eq(userPlatform.userId, userId), eq(userPlatform.gameId, inGame)))
    : [];
  return {
    id: user.id,
    username: user.username,
    avatarUrl: user.avatarUrl,
    country: user.country,
    languages: user.languages,
    description: user.description,
    platforms: chosen?.platforms ?? [],
    onlineLevel: presenceOf(user.lastOnlineAt?.getTime() ?? null, app.clock.now()),
    lastOnlineAt: user.lastOnlineAt?.toISOString() ?? null,
    mate: mate && { gameId: mate.gameId, grade: mate.grade, active: mate.active },
  };
};

export const usersHandlers: Handlers<typeof usersContract> = {
  'GET /v1/users/me': (app, { actor }) => readMe(app, actor.id),
  'PUT /v1/users/me/online': (app, { actor }) => markOnline(app, actor.id),
  'GET /v1/users/{gameId}/{userId}': async (app, { params }) => {
    const [known] = await app.db.select({ id: game.id }).from(game).where(eq(game.id, params.gameId));
    if (!known) throw new Refusal('ANYLVL_GAME_NOT_FOUND');
    return readPublicUser(app, params.userId, params.gameId);
  },
  'GET /v1/users/{id}': (app, { params }) => readPublicUser(app, params.id, null),
};
