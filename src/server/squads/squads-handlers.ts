import { eq } from 'drizzle-orm';
import type { squadsContract } from '../../contract/squads/squads';
import { rublesToKopecks } from '../../domain/money/rubles-to-kopecks';
import { hasPermission } from '../http/has-permission';
import type { App } from '../app/app';
import { appUser } from '../db/schema/people';
import { demandGame } from '../game-params/demand-game';
import type { Handlers } from '../http/call';
import { Refusal } from '../http/refusal';
import { runOperation } from '../operation/run-operation';
import { definedOnly } from '../http/defined-only';
import { calculate } from './calculate';
import { createNewSquad } from './create';
import { guest } from './guest';
import { countHistory } from './history/count-history';
import { listHistory } from './history/list-history';
import { possibleFriends } from './possible-friends';
import { recreateSquad } from './recreate';
import { repeatSquad } from './repeat';
import { stepAndShow } from './step-and-show';
import { stepSquad, stepSquadIn } from './step-squad';
import { acceptStep, inviteFriendStep, inviteMateStep, joinStep, plainStep, updateStep } from './steps';
import { findInvitation, readFriendInvitation } from './views/friend-invitation';
import { listFriendInvitations } from './views/list-friend-invitations';
import { listMateOrders } from './views/list-mate-orders';
import { listVisibleSquads } from './views/list-visible-squads';
import { readSquadView } from './views/squad-view';

const demandFriend = async (app: App, userId: string | undefined): Promise<string | null> => {
  if (userId === undefined) return null;
  const [friend] = await app.db.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, userId));
  if (!friend) throw new Refusal('USERS_NOT_FOUND');
  if ((await possibleFriends(app.db, [friend.id])).length === 0) throw new Refusal('SQUADS_INVALID_MEMBERS');
  return friend.id;
};

export const squadsHandlers: Handlers<typeof squadsContract> = {
  'POST /v1/squads': async (app, { actor, body }) => {
    const { recreateFrom, ...order } = body;
    const { squadId, errors } = recreateFrom === undefined ? await createNewSquad(app, actor, order) : await recreateSquad(app, actor, recreateFrom);
    return readSquadView(app, squadId, actor, errors);
  },
  'GET /v1/squads/{id}': (app, { actor, params }) => readSquadView(app, params.id, actor),
  'PUT /v1/squads/{id}': (app, { actor, params, body }) => stepAndShow(app, actor, params.id, updateStep(actor, definedOnly(body))),
  'POST /v1/squads/calculate': calculate,
  'POST /v1/squads/invite-mate': (app, { actor, body }) => stepAndShow(app, actor, body.squadId, inviteMateStep(actor, body.mateId)),
  'POST /v1/squads/invite-friend': async (app, { actor, body }) =>
    stepAndShow(app, actor, body.squadId, inviteFriendStep(actor, await demandFriend(app, body.userId))),
  'POST /v1/squads/kick/{id}': (app, { actor, params, body }) =>
    stepAndShow(app, actor, body.squadId, (_state, at) => ({ type: 'squad.kick', by: actor.id, at, memberId: params.id })),
  'GET /v1/squads/invited-friend': (app, { actor }) => listFriendInvitations(app, actor.id),
  'GET /v1/squads/invited-friend/{id}': (app, { params }) => readFriendInvitation(app, params.id),
  'POST /v1/squads/invited-friend/{id}/decline': async (app, { params, actor }) => {
    const { squadId } = await findInvitation(app.db, params.id, app.clock.now());
    const by = actor?.id ?? guest;
    await stepSquad(app, by, squadId, (_state, at) => ({ type: 'squad.declineFriend', by, at, token: params.id }));
  },
  'GET /v1/squads/mate/orders': (app, { actor }) => listMateOrders(app, actor.id),
  'GET /v1/squads/mate/orders/count': async (app, { actor }) => ({ count: (await listMateOrders(app, actor.id)).length }),
  'POST /v1/squads/mate/orders/{id}/accept': (app, { actor, params }) => stepAndShow(app, actor, params.id, acceptStep(actor)),
  'POST /v1/squads/mate/orders/{id}/cancel': async (app, { actor, params }) => {
    await stepSquad(app, actor.id, params.id, plainStep(actor, 'squad.decline'));
  },
  'GET /v1/squads/history': (app, { actor, query }) => listHistory(app, actor.id, { ...query, before: query.before }),
  'GET /v1/squads/history/sections': (app, { actor, query }) => countHistory(app, actor.id, query),
  'GET /v1/squads/{gameId}/squads': async (app, { params, query }) => {
    await demandGame(app.db, params.gameId);
    return listVisibleSquads(app, params.gameId, query);
  },
  'POST /v1/squads/{id}/join': (app, { actor, params, body }) => stepAndShow(app, actor, params.id, joinStep(actor, body.token ?? null)),
  'POST /v1/squads/{id}/leave': async (app, { actor, params }) => {
    await stepSquad(app, actor.id, params.id, plainStep(actor, 'squad.leave'));
  },
  'POST /v1/squads/{id}/publish': (app, { actor, params, body }) =>
    stepAndShow(app, actor, params.id, plainStep(actor, body.visible ? 'squad.publish' : 'squad.unpublish')),
  'POST /v1/squads/{id}/ping': async (app, { actor, params }) => {
    await stepSquad(app, actor.id, params.id, plainStep(actor, 'squad.ping'));
  },
  'POST /v1/squads/{id}/confirm': (app, { actor, params }) => stepAndShow(app, actor, params.id, plainStep(actor, 'squad.confirm')),
  'POST /v1/squads/{id}/pay': async (app, { actor, params, body, idempotencyKey }) => {
    const request = { squadId: params.id, amount: body.amount };
    await runOperation(app, { kind: 'POST /v1/squads/{id}/pay', actor: actor.id, idempotencyKey, request }, async (tx, operationId) => {
      const quoted = rublesToKopecks(body.amount);
      await stepSquadIn(app, tx, operationId, params.id, (_state, at) => ({ type: 'squad.pay', by: actor.id, at, quoted, balance: null }));
      return null;
    });
    return readSquadView(app, params.id, actor);
  },
  'POST /v1/squads/{id}/disband': async (app, { actor, params, body }) => {
    const isOperator = hasPermission(actor.permissions, 'DISBAND_SQUADS');
    await stepSquad(app, actor.id, params.id, ({ context, value }, at) => ({
      type: 'squad.disband',
      by: isOperator && context.ownerId !== actor.id ? { admin: actor.id } : actor.id,
      at,
      refundPercent: isOperator && value === 'IN_A_GAME' ? body.refundPercent : null,
    }));
  },
  'POST /v1/squads/{id}/repeat': async (app, { actor, params }) => {
    const { squadId, errors } = await repeatSquad(app, actor, params.id);
    return readSquadView(app, squadId, actor, errors);
  },
};
