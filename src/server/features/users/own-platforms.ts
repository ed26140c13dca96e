import { and, eq } from 'drizzle-orm';
import type { usersContract } from '#contract/people/users.ts';
import { type Platform, platforms } from '#domain/games/platform.ts';
import { inTransaction } from '../../platform/db/in-transaction';
import type { Executor } from '../../platform/db/open-database';
import { userPlatform } from '../../platform/db/schema/mates/games-and-mates';
import { requireGame } from '../reference/public';
import type { Handler } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';
import { profileChanged } from './change-profile';

type Contract = typeof usersContract;

/** Platforms on which a person plays this game, in the game's order; empty when not set. */
export const platformsOf = async (db: Executor, userId: string, gameId: string): Promise<Platform[]> => {
  const [row] = await db
    .select({ platforms: userPlatform.platforms })
    .from(userPlatform)
    .where(and(eq(userPlatform.userId, userId), eq(userPlatform.gameId, gameId)));
  return row?.platforms ?? [];
};

/** Platforms on which a person plays any game, in the enumeration's order. */
export const allPlatformsOf = async (db: Executor, userId: string): Promise<Platform[]> => {
  const rows = await db
    .select({ platforms: userPlatform.platforms })
    .from(userPlatform)
    .where(eq(userPlatform.userId, userId));
  return platforms.filter((one) => rows.some((row) => row.platforms.includes(one)));
};

/** @throws Refusal GAMES_NOT_FOUND */
export const readPlatforms: Handler<Contract['GET /v1/users/me/platforms/{game}']> = async (app, { actor, params }) => {
  const { id } = await requireGame(app.db, params.game);
  return platformsOf(app.db, actor.id, id);
};

/** @throws Refusal GAMES_NOT_FOUND, USERS_PLATFORM_NOT_ALLOWED for a platform that the game does not run on */
export const setPlatforms: Handler<Contract['PUT /v1/users/me/platforms/{game}']> = (app, { actor, params, body }) =>
  inTransaction(app.db, async (tx) => {
    const game = await requireGame(tx, params.game);
    if (body.platforms.some((one) => !game.platforms.includes(one))) throw new Refusal('USERS_PLATFORM_NOT_ALLOWED');
    const chosen = game.platforms.filter((one) => body.platforms.includes(one));
    await tx
      .insert(userPlatform)
      .values({ userId: actor.id, gameId: game.id, platforms: chosen })
      .onConflictDoUpdate({ target: [userPlatform.userId, userPlatform.gameId], set: { platforms: chosen } });
    await profileChanged(tx, actor.id);
    return chosen;
  });
