import type { squadMembersContract } from '#contract/squads/squad-members.ts';
import { eq } from 'drizzle-orm';
import type { App } from '../../platform/app';
import { appUser } from '../../platform/db/schema/people';
import type { Handlers } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';
import { stepSquad } from './commit-step';
import { guest } from './guest';
import { limitCalls } from './limit-calls';
import { possibleFriends } from './possible-friends';
import { stepAndShow } from './step-and-show';
import { acceptStep, inviteFriendStep, inviteMateStep, joinStep, plainStep } from './steps';
import { findInvitation, readFriendInvitation } from './views/friend-invitation';

const requireFriend = async (app: App, by: string, userId: string | undefined): Promise<string | null> => {
  if (userId === undefined) return null;
  await limitCalls(app, by, [userId]);
  const [friend] = await app.db.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, userId));
  if (!friend) throw new Refusal('USERS_NOT_FOUND');
  if ((await possibleFriends(app.db, by, [friend.id])).length === 0) throw new Refusal('SQUADS_INVALID_MEMBERS');
  return friend.id;
};

export const squadMembersHandlers: Handlers<typeof squadMembersContract> = {
  'POST /v1/squads/invite-mate': async (app, { actor, body }) => {
    await limitCalls(app, actor.id, [body.mateId]);
    return stepAndShow(app, actor, body.squadId, inviteMateStep(actor, body.mateId));
  },
  'POST /v1/squads/invite-friend': async (app, { actor, body }) =>
    stepAndShow(app, actor, body.squadId, inviteFriendStep(actor, await requireFriend(app, actor.id, body.userId))),
  'POST /v1/squads/kick/{id}': (app, { actor, params, body }) =>
    stepAndShow(app, actor, body.squadId, (_state, at) => ({
      type: 'squad.kick',
      by: actor.id,
      at,
      memberId: params.id,
    })),
  'GET /v1/squads/invited-friend/{id}': (app, { params }) => readFriendInvitation(app, params.id),
  'POST /v1/squads/invited-friend/{id}/decline': async (app, { params, actor }) => {
    const { squadId } = await findInvitation(app.db, params.id, app.clock.now());
    const by = actor?.id ?? guest;
    await stepSquad(app, by, squadId, (_state, at) => ({ type: 'squad.declineFriend', by, at, token: params.id }));
  },
  'POST /v1/squads/mate/orders/{id}/accept': (app, { actor, params }) =>
    stepAndShow(app, actor, params.id, acceptStep(actor)),
  'POST /v1/squads/mate/orders/{id}/cancel': async (app, { actor, params }) => {
    await stepSquad(app, actor.id, params.id, plainStep(actor, 'squad.decline'));
  },
  'POST /v1/squads/{id}/join': (app, { actor, params, body }) =>
    stepAndShow(app, actor, params.id, joinStep(actor, body.token ?? null)),
  'POST /v1/squads/{id}/leave': async (app, { actor, params }) => {
    await stepSquad(app, actor.id, params.id, plainStep(actor, 'squad.leave'));
  },
  'POST /v1/squads/{id}/publish': (app, { actor, params, body }) =>
    stepAndShow(app, actor, params.id, plainStep(actor, body.visible ? 'squad.publish' : 'squad.unpublish')),
  'POST /v1/squads/{id}/ping': async (app, { actor, params }) => {
    await stepSquad(app, actor.id, params.id, plainStep(actor, 'squad.ping'));
  },
};
