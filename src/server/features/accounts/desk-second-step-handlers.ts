import type { deskSecondStepContract } from '#contract/desk/people/second-step.ts';
import { inTransaction } from '../../platform/db/in-transaction';
import type { Handlers } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';
import { endSessionsOf } from '../../platform/sessions/end-sessions';
import { secondStepWaysOf } from '../../platform/sessions/second-step';
import { countRecoveryCodes, decideLoss, keysOf, openLossOf } from '../second-step/public';
import { findUser } from './list-users';
import { lockToActOn } from './lock-to-act-on';

export const deskSecondStepHandlers: Handlers<typeof deskSecondStepContract> = {
  'GET /v1/admin/users/{id}/second-step': async (app, { params }) => {
    if ((await findUser(app.db, params.id)) === null) throw new Refusal('ADMIN_USERS_NOT_FOUND');
    const loss = await openLossOf(app.db, params.id);
    return {
      keys: (await keysOf(app.db, params.id)).length,
      app: (await secondStepWaysOf(app.db, params.id)).includes('APP'),
      recoveryLeft: await countRecoveryCodes(app.db, params.id),
      loss: loss && { askedAt: loss.askedAt, readyAt: loss.readyAt, ready: loss.readyAt.getTime() <= app.clock.now() },
    };
  },
  'POST /v1/admin/users/{id}/second-step': async (app, { actor, params, body: { verdict, reason, seen } }) => {
    const ended = await inTransaction(app.db, async (tx) => {
      const { user } = await lockToActOn(tx, { actor, userId: params.id, seen });
      await decideLoss(app, tx, user, { by: actor.id, verdict, reason });
      // Somebody else may sit in one of them: who comes in anew has the way in.
      return verdict === 'RESET' ? endSessionsOf(tx, user.id, null) : [];
    });
    app.sockets.disconnectSessions(ended);
  },
};
