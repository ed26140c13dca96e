import { v7 as uuidv7 } from 'uuid';
import type { mateApplicationsContract } from '../../contract/mate-applications';
import { mateApplication } from '../db/schema/mates-side';
import { violatedConstraint } from '../db/sql-state';
import { demandGame } from '../game-params/demand-game';
import { limitRate } from '../http/count-hit';
import type { Handler } from '../http/call';
import { Refusal } from '../http/refusal';
import { announce, userRoom } from '../outbox/put-outbox';
import { applicationView } from './application-view';

const sent = { perPerson: 10, windowMs: 24 * 60 * 60_000 } as const;

/** @throws Refusal GAMES_NOT_FOUND, MATE_APPLICATION_OPEN, RATE_LIMITED */
export const sendApplication: Handler<(typeof mateApplicationsContract)['POST /v1/mate-applications']> = async (app, { actor, body }) => {
  await demandGame(app.db, body.gameId);
  await limitRate(app, `mate-application:${actor.id}`, sent.perPerson, sent.windowMs);
  try {
    return await app.db.transaction(async (tx) => {
      const [row] = await tx
        .insert(mateApplication)
        .values({ id: uuidv7({ msecs: app.clock.now() }), userId: actor.id, ...body, status: 'SENT', createdAt: new Date(app.clock.now()) })
        .returning();
      if (!row) throw new Error('the application was not written');
      await announce(tx, [userRoom(actor.id)], 'mate application changed', {});
      return applicationView(row);
    });
  } catch (problem) {
    if (violatedConstraint(problem) === 'mate_application_one_open') throw new Refusal('MATE_APPLICATION_OPEN');
    throw problem;
  }
};
