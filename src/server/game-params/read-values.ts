import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../db/open-database';
import { gameParam, gameParamValue, userGameParam } from '../db/schema/game-params';

interface ChosenValues {
  readonly paramId: number;
  readonly valueIds: number[];
}

/** What the person has chosen for the parameters of a game; a parameter without a value is left out. */
export const readValues = async (db: Executor, gameId: string, userId: string): Promise<ChosenValues[]> => {
  const rows = await db
    .select({ paramId: userGameParam.paramId, valueId: userGameParam.valueId })
    .from(userGameParam)
    .innerJoin(gameParam, and(eq(gameParam.id, userGameParam.paramId), eq(gameParam.gameId, gameId)))
    .innerJoin(gameParamValue, eq(gameParamValue.id, userGameParam.valueId))
    .where(eq(userGameParam.userId, userId))
    .orderBy(asc(gameParam.position), asc(gameParam.id), asc(gameParamValue.position), asc(gameParamValue.id));
  const byParam = new Map<number, number[]>();
  for (const { paramId, valueId } of rows) byParam.set(paramId, [...(byParam.get(paramId) ?? []), valueId]);
  return [...byParam].map(([paramId, valueIds]) => ({ paramId, valueIds }));
};
