import { and, asc, eq, inArray } from 'drizzle-orm';
import type { GameParam, gameParamsContract } from '#contract/mates/game-params.ts';
import type { Executor } from '../../platform/db/open-database';
import { gameParam, gameParamValue, userGameParam } from '../../platform/db/schema/mates/game-params';
import { inTransaction } from '../../platform/db/in-transaction';
import { appUser } from '../../platform/db/schema/people';
import { isVisibleToOthers } from '../../platform/db/visible-to-others';
import type { Handler, Handlers } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';
import { profileChanged } from '../users/public';
import { requireGame } from '../reference/public';

/** A game's parameters with their values, in their display order. */
const listParams = async (db: Executor, gameId: string): Promise<GameParam[]> => {
  const params = await db
    .select()
    .from(gameParam)
    .where(eq(gameParam.gameId, gameId))
    .orderBy(asc(gameParam.position), asc(gameParam.id));
  if (params.length === 0) return [];
  const values = await db
    .select()
    .from(gameParamValue)
    .where(
      inArray(
        gameParamValue.paramId,
        params.map(({ id }) => id),
      ),
    )
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

interface ChosenValues {
  readonly paramId: number;
  readonly valueIds: number[];
}

/** The person's values of a game's parameters; parameters without a value are left out. */
const readValues = async (db: Executor, gameId: string, userId: string): Promise<ChosenValues[]> => {
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

/**
 * Replaces the person's values of one parameter.
 * @throws Refusal GAME_PARAMS_NOT_FOUND, GAME_PARAMS_USER_TYPE_MISMATCH for a parameter of the other side (a mate
 * counts as a mate only in their own game), GAME_PARAMS_VALUE_ID_NOT_FOUND, VALIDATION_ERROR for several values where
 * one is allowed
 */
const setValues: Handler<(typeof gameParamsContract)['PUT /v1/game-params/{id}/values']> = async (
  app,
  { actor, params, body },
) => {
  const valueIds = [...new Set(body.valueIds)];
  return inTransaction(app.db, async (tx) => {
    const [param] = await tx.select().from(gameParam).where(eq(gameParam.id, params.id));
    if (!param) throw new Refusal('GAME_PARAMS_NOT_FOUND');
    const side = actor.mateGameId === param.gameId ? 'MATE' : 'CLIENT';
    if (param.ownerType !== 'ALL' && param.ownerType !== side) throw new Refusal('GAME_PARAMS_USER_TYPE_MISMATCH');
    if (!param.multiple && valueIds.length > 1)
      throw new Refusal('VALIDATION_ERROR', {
        fields: [{ path: 'body.valueIds', message: 'Выбери одно из значений' }],
      });
    const known = await tx
      .select({ id: gameParamValue.id })
      .from(gameParamValue)
      .where(and(eq(gameParamValue.paramId, param.id), inArray(gameParamValue.id, [0, ...valueIds])));
    if (known.length < valueIds.length) throw new Refusal('GAME_PARAMS_VALUE_ID_NOT_FOUND');
    // Locked: when two tabs save at once, the later choice replaces the earlier one as a whole.
    await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, actor.id)).for('no key update');
    await tx.delete(userGameParam).where(and(eq(userGameParam.userId, actor.id), eq(userGameParam.paramId, param.id)));
    if (valueIds.length > 0)
      await tx
        .insert(userGameParam)
        .values(valueIds.map((valueId) => ({ userId: actor.id, paramId: param.id, valueId })));
    await profileChanged(tx, actor.id);
    return readValues(tx, param.gameId, actor.id);
  });
};

export const gameParamsHandlers: Handlers<typeof gameParamsContract> = {
  'GET /v1/game-params/game/{gameId}': async (app, { params }) => {
    const { id } = await requireGame(app.db, params.gameId);
    return listParams(app.db, id);
  },
  'GET /v1/game-params/game/{gameId}/user/{userId}/values': async (app, { params }) => {
    const { id } = await requireGame(app.db, params.gameId);
    const [person] = await app.db
      .select({ id: appUser.id })
      .from(appUser)
      .where(and(eq(appUser.id, params.userId), isVisibleToOthers));
    if (!person) throw new Refusal('USERS_NOT_FOUND');
    return readValues(app.db, id, person.id);
  },
  'PUT /v1/game-params/{id}/values': setValues,
};
