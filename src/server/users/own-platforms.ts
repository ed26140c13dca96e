import { and, eq } from 'drizzle-orm';
import type { usersContract } from '../../contract/users';
import type { Platform } from '../../domain/enums/platform';
import { inTransaction } from '../db/in-transaction';
import type { Executor } from '../db/open-database';
import { userPlatform } from '../db/schema/games-and-mates';
import { demandGame } from '../game-params/demand-game';
import type { Handler } from '../http/call';
import { Refusal } from '../http/refusal';
import { profileChanged } from './profile-changed';

type Contract = typeof usersContract;

export const platformsOf = async (db: Executor, userId: string, gameId: string): Promise<Platform[]> => {
  const [row] = await db
    .select({ platforms: userPlatform.platforms })
    .from(userPlatform)
    .where(and(eq(userPlatform.userId, userId), eq(userPlatform.gameId, gameId)));
  return row?.platforms ?? [];
};

/** @throws Refusal GAMES_NOT_FOUND */
export const readPlatforms: Handler<Contract['GET /v1/users/me/platforms/{game}']> = async (app, { actor, params }) => {
  const { id } = await demandGame(app.db, params.game);
  return platformsOf(app.db, actor.id, id);
};

/** @throws Refusal GAMES_NOT_FOUND, USERS_PLATFORM_NOT_ALLOWED for one that the game does not run on */
export const setPlatforms: Handler<Contract['PUT /v1/users/me/platforms/{game}']> = (app, { actor, params, body }) =>
  inTransaction(app.db, async (tx) => {
    const game = await demandGame(tx, params.game);
    if (body.platforms.some((one) => !game.platforms.includes(one))) throw new Refusal('USERS_PLATFORM_NOT_ALLOWED');
    const platforms = game.platforms.filter((one) => body.platforms.includes(one));
    await tx
      .insert(userPlatform)
      .values({ userId: actor.id, gameId: game.id, platforms })
      .onConflictDoUpdate({ target: [userPlatform.userId, userPlatform.gameId], set: { platforms } });
    await profileChanged(tx, actor.id);
    return platforms;
  });
