import { and, eq, ne } from 'drizzle-orm';
import type { PublicUser } from '../../contract/users';
import { presenceOf } from '../../domain/presence/presence-of';
import type { App } from '../app/app';
import { mateAccess } from '../db/schema/games-and-mates';
import { appUser } from '../db/schema/people';
import { Refusal } from '../http/refusal';
import { allPlatformsOf, platformsOf } from './own-platforms';

/**
 * What anybody may see of a person; platforms are those of the game; without one those of a mate's own, or of all a client plays.
 * @throws Refusal USERS_NOT_FOUND, also for a deleted person
 */
export const readPublicUser = async (app: App, userId: string, gameId: string | null): Promise<PublicUser> => {
  const [row] = await app.db
    .select({ user: appUser, mate: mateAccess })
    .from(appUser)
    .leftJoin(mateAccess, eq(mateAccess.userId, appUser.id))
    .where(and(eq(appUser.id, userId), ne(appUser.status, 'DELETED')));
  if (!row) throw new Refusal('USERS_NOT_FOUND');
  const { user, mate } = row;
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
    lastOnlineAt: user.lastOnlineAt?.toISOString() ?? null,
    orders: user.orders,
    since: user.createdAt.toISOString(),
    mate: mate && { gameId: mate.gameId, grade: mate.grade, active: mate.active },
  };
};
