import type { squadsContract } from '#contract/squads/squads.ts';
import { hasPermission } from '#domain/people/has-permission.ts';
import { writeAudit } from '../audit/public';
import type { Handlers } from '../../platform/http/call';
import { runOperation } from '../../platform/ledger/operations';
import { requireOperator } from '../../platform/sessions/desk-session';
import { permissionsOf } from '../../platform/sessions/permissions-of';
import { definedOnly } from '../../platform/http/defined-only';
import { calculate } from './calculate';
import { stepSquad, stepSquadIn } from './commit-step';
import { createNewSquad } from './create';
import { isParty } from '#domain/squad/selectors/is-party.ts';
import { recreateSquad } from './recreate';
import { repeatSquad } from './repeat';
import { stepAndShow } from './step-and-show';
import { updateStep } from './steps';
import { readSquadView } from './views/squad-view';

export const squadsHandlers: Handlers<typeof squadsContract> = {
  'POST /v1/squads': async (app, { actor, body }) => {
    const { recreateFrom, ...order } = body;
    const { squadId, errors } =
      recreateFrom === undefined
        ? await createNewSquad(app, actor, order)
        : await recreateSquad(app, actor, recreateFrom);
    return readSquadView(app, squadId, actor, errors);
  },
  'GET /v1/squads/{id}': (app, { actor, params }) => readSquadView(app, params.id, actor),
  'PUT /v1/squads/{id}': (app, { actor, params, body }) =>
    stepAndShow(app, actor, params.id, updateStep(actor, definedOnly(body))),
  'POST /v1/squads/calculate': calculate,
  'POST /v1/squads/{id}/confirm': (app, { actor, params, body: { status: seen } }) =>
    stepAndShow(app, actor, params.id, (_state, at) => ({
      type: 'squad.confirm',
      by: actor.id,
      at,
      ...(seen !== undefined && { seen }),
    })),
  'POST /v1/squads/{id}/pay': async (app, { actor, params, body, idempotencyKey }) => {
    const request = { squadId: params.id, amount: body.amount };
    await runOperation(
      app,
      { kind: 'POST /v1/squads/{id}/pay', actor: actor.id, idempotencyKey, request },
      async (tx, operationId) => {
        const quoted = body.amount;
        await stepSquadIn({ app, tx, operation: operationId }, params.id, (_state, at) => ({
          type: 'squad.pay',
          by: actor.id,
          at,
          quoted,
          balance: null,
        }));
        return null;
      },
    );
    return readSquadView(app, params.id, actor);
  },
  'POST /v1/squads/{id}/disband': async (app, { actor, params, body }) => {
    // By the permissions of the account, not of the session: an operator who has not shown the code of the desk is told
    // so.
    const isOperator = hasPermission((await permissionsOf(app.db, actor.id)) ?? [], 'DISBAND_SQUADS');
    await stepSquad(app, actor.id, params.id, async ({ context, value }, at, tx) => {
      // A person whose payment or income the squad holds acts as its party, whatever their permissions.
      const asAdmin = isOperator && !isParty(context, actor.id);
      if (asAdmin) await requireOperator(app, tx, actor);
      const refundPercent = asAdmin && value === 'IN_A_GAME' ? body.refundPercent : null;
      if (asAdmin)
        await writeAudit(app, tx, actor.id, {
          action: 'squad.disband',
          subject: `squad:${params.id}`,
          details: { status: value, refundPercent },
        });
      return { type: 'squad.disband', by: asAdmin ? { admin: actor.id } : actor.id, at, refundPercent };
    });
  },
  'POST /v1/squads/{id}/repeat': async (app, { actor, params }) => {
    const { squadId, errors } = await repeatSquad(app, actor, params.id);
    return readSquadView(app, squadId, actor, errors);
  },
};
