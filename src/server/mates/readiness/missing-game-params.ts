import { and, asc, eq, exists, inArray, not } from 'drizzle-orm';
import type { Executor } from '../../db/open-database';
import { gameParam, userGameParam } from '../../db/schema/game-params';

/** Names of the game's parameters that a mate must fill and has not, in their display order. */
export const missingGameParams = async (db: Executor, userId: string, gameId: string): Promise<readonly string[]> => {
  const filled = db
    .select({ id: userGameParam.paramId })
    .from(userGameParam)
    .where(and(eq(userGameParam.paramId, gameParam.id), eq(userGameParam.userId, userId)));
  const rows = await db
    .select({ name: gameParam.name })
    .from(gameParam)
    .where(and(eq(gameParam.gameId, gameId), eq(gameParam.required, true), inArray(gameParam.ownerType, ['ALL', 'MATE']), not(exists(filled))))
    .orderBy(asc(gameParam.position), asc(gameParam.id));
  return rows.map(({ name }) => name);
};
