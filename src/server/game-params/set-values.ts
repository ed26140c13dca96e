import { and, eq, inArray } from 'drizzle-orm';
import type { gameParamsContract } from '../../contract/game-params';
import { inTransaction } from '../db/in-transaction';
import { gameParam, gameParamValue, userGameParam } from '../db/schema/game-params';
import { appUser } from '../db/schema/people';
import type { Handler } from '../http/call';
import { Refusal } from '../http/refusal';
import { profileChanged } from '../users/profile-changed';
import { readValues } from './read-values';

/**
 * Replaces the person's values of one parameter.
 * @throws Refusal GAME_PARAMS_NOT_FOUND, GAME_PARAMS_USER_TYPE_MISMATCH for a parameter of the other side (a mate is one in his own game only),
 * GAME_PARAMS_VALUE_ID_NOT_FOUND, VALIDATION_ERROR for several values where one is asked
 */
export const setValues: Handler<(typeof gameParamsContract)['PUT /v1/game-params/{id}/values']> = async (app, { actor, params, body }) => {
  const valueIds = [...new Set(body.valueIds)];
  return inTransaction(app.db, async (tx) => {
    const [param] = await tx.select().from(gameParam).where(eq(gameParam.id, params.id));
    if (!param) throw new Refusal('GAME_PARAMS_NOT_FOUND');
    const side = actor.mateGameId === param.gameId ? 'MATE' : 'CLIENT';
    if (param.ownerType !== 'ALL' && param.ownerType !== side) throw new Refusal('GAME_PARAMS_USER_TYPE_MISMATCH');
    if (!param.multiple && valueIds.length > 1) throw new Refusal('VALIDATION_ERROR', { fields: [{ path: 'body.valueIds', message: 'Выбери одно из значений' }] });
    const known = await tx
      .select({ id: gameParamValue.id })
      .from(gameParamValue)
      .where(and(eq(gameParamValue.paramId, param.id), inArray(gameParamValue.id, [0, ...valueIds])));
    if (known.length < valueIds.length) throw new Refusal('GAME_PARAMS_VALUE_ID_NOT_FOUND');
    // Two tabs at once: the later choice stands whole, not mixed with the earlier one.
    await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, actor.id)).for('no key update');
    await tx.delete(userGameParam).where(and(eq(userGameParam.userId, actor.id), eq(userGameParam.paramId, param.id)));
    if (valueIds.length > 0) await tx.insert(userGameParam).values(valueIds.map((valueId) => ({ userId: actor.id, paramId: param.id, valueId })));
    await profileChanged(tx, actor.id);
    return readValues(tx, param.gameId, actor.id);
  });
};
