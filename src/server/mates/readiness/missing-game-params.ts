import { and, asc, eq, exists, inArray, not } from 'drizzle-orm';
import type { Executor } from '../../db/open-database';
import { gameParam, userGameParam } from '../../db/schema/game-params';
import { mateAccess } from '../../db/schema/games-and-mates';

/** Names of the game's parameters that each of these mates must fill and has not, in their display order. */
export const missingGameParams = async (db: Executor, userIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> => {
  const filled = db
    .select({ id: userGameParam.paramId })
    .from(userGameParam)
    .where(and(eq(userGameParam.paramId, gameParam.id), eq(userGameParam.userId, mateAccess.userId)));
  const rows = await db
    .select({ userId: mateAccess.userId, name: gameParam.name })
    .from(mateAccess)
    .innerJoin(gameParam, and(eq(gameParam.gameId, mateAccess.gameId), eq(gameParam.required, true), inArray(gameParam.ownerType, ['ALL', 'MATE'])))
    .where(and(inArray(mateAccess.userId, [...userIds]), not(exists(filled))))
    .orderBy(asc(gameParam.position), asc(gameParam.id));
  const missing = new Map<string, string[]>();
  for (const { userId, name } of rows) missing.set(userId, [...(missing.get(userId) ?? []), name]);
  return missing;
};
