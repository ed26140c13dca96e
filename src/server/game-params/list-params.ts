import { asc, eq, inArray } from 'drizzle-orm';
import type { GameParam } from '../../contract/game-params';
import type { Executor } from '../db/open-database';
import { gameParam, gameParamValue } from '../db/schema/game-params';

/** A game's parameters with their values, in their display order. */
export const listParams = async (db: Executor, gameId: string): Promise<GameParam[]> => {
  const params = await db.select().from(gameParam).where(eq(gameParam.gameId, gameId)).orderBy(asc(gameParam.position), asc(gameParam.id));
  if (params.length === 0) return [];
  const values = await db
    .select()
    .from(gameParamValue)
    .where(inArray(gameParamValue.paramId, params.map(({ id }) => id)))
    .orderBy(asc(gameParamValue.position), asc(gameParamValue.id));
  return params.map(({ id, name, ownerType, required, multiple }) => ({
    id,
    name,
    ownerType,
    required,
    multiple,
    values: values.filter(({ paramId }) => paramId === id).map((value) => ({ id: value.id, name: value.name })),
  }));
};
