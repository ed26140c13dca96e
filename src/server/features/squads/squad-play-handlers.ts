import type { squadPlayContract } from '#contract/squads/squad-play.ts';
import type { Handlers } from '../../platform/http/call';
import { addDisputeFile } from './dispute/add-dispute-file';
import { withText } from './dispute/with-text';
import { sendDisputeFile } from './dispute/send-dispute-file';
import { stepAndShow } from './step-and-show';
import { readFarewell } from './views/read-farewell';
import { readSquadView } from './views/squad-view';

export const squadPlayHandlers: Handlers<typeof squadPlayContract> = {
  'GET /v1/squads/{id}/farewell': (app, { actor, params }) => readFarewell(app, params.id, actor.id),
  'POST /v1/squads/{id}/request-early-finish': (app, { actor, params }) =>
    stepAndShow(app, actor, params.id, (_state, at) => ({ type: 'squad.requestEarlyFinish', by: actor.id, at })),
  'POST /v1/squads/{id}/confirm-early-finish': (app, { actor, params, body }) =>
    stepAndShow(app, actor, params.id, (_state, at) => ({
      type: 'squad.answerEarlyFinish',
      by: actor.id,
      at,
      confirmed: body.confirmed,
    })),
  'PUT /v1/squads/{id}/need-to-recreate': (app, { actor, params, body }) =>
    stepAndShow(app, actor, params.id, (_state, at) => ({
      type: 'squad.needToRecreate',
      by: actor.id,
      at,
      needed: body.needed,
    })),
  'POST /v1/squads/{id}/dispute': (app, { actor, params, body }) => {
    const reason = { squadId: params.id, authorId: actor.id, kind: 'REASON' as const, text: body.reason };
    return stepAndShow(
      app,
      actor,
      params.id,
      withText(reason, (_state, at) => ({
        type: 'squad.openDispute',
        by: actor.id,
        at,
        wantedPercent: body.wantedPercent,
      })),
    );
  },
  'POST /v1/squads/{id}/dispute/answer': (app, { actor, params, body }) => {
    const comment =
      body.comment === undefined
        ? null
        : { squadId: params.id, authorId: actor.id, kind: 'COMMENT' as const, text: body.comment };
    return stepAndShow(
      app,
      actor,
      params.id,
      withText(comment, (_state, at) => ({ type: 'squad.answerDispute', by: actor.id, at, granted: body.granted })),
    );
  },
  'POST /v1/squads/{id}/dispute/files': async (app, { actor, params, http }) => {
    await addDisputeFile(app, actor, params.id, http.request);
    return readSquadView(app, params.id, actor);
  },
  'GET /v1/disputes/files/{id}': (app, { actor, params, http }) => sendDisputeFile(app, actor, params.id, http.reply),
};
