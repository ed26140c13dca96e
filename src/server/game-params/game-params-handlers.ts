import { and, eq, ne } from 'drizzle-orm';
import type { gameParamsContract } from '../../contract/game-params';
import { appUser } from '../db/schema/people';
import type { Handlers } from '../http/call';
import { Refusal } from '../http/refusal';
import { demandGame } from './demand-game';
import { listParams } from './list-params';
import { readValues } from './read-values';
import { setValues } from './set-values';

export const gameParamsHandlers: Handlers<typeof gameParamsContract> = {
  'GET /v1/game-params/game/{gameId}': async (app, { params }) => {
    const { id } = await demandGame(app.db, params.gameId);
    return listParams(app.db, id);
  },
  'GET /v1/game-params/game/{gameId}/user/{userId}/values': async (app, { params }) => {
    const { id } = await demandGame(app.db, params.gameId);
    const [person] = await app.db.select({ id: appUser.id }).from(appUser).where(and(eq(appUser.id, params.userId), ne(appUser.status, 'DELETED')));
    if (!person) throw new Refusal('USERS_NOT_FOUND');
    return readValues(app.db, id, person.id);
  },
  'PUT /v1/game-params/{id}/values': setValues,
};
