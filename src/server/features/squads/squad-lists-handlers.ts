import type { squadListsContract } from '#contract/squads/squad-lists.ts';
import { requireGame } from '../reference/public';
import type { Handlers } from '../../platform/http/call';
import { countHistory } from './history/count-history';
import { listHistory } from './history/list-history';
import { listFriendInvitations } from './views/list-friend-invitations';
import { listMateOrders } from './views/list-mate-orders';
import { listVisibleSquads, readVisibleSquad } from './views/list-visible-squads';

export const squadListsHandlers: Handlers<typeof squadListsContract> = {
  'GET /v1/squads/invited-friend': (app, { actor }) => listFriendInvitations(app, actor.id),
  'GET /v1/squads/mate/orders': (app, { actor }) => listMateOrders(app, actor.id),
  'GET /v1/squads/mate/orders/count': async (app, { actor }) => ({
    count: (await listMateOrders(app, actor.id)).length,
  }),
  'GET /v1/squads/history': (app, { actor, query }) => listHistory(app, actor.id, { ...query, before: query.before }),
  'GET /v1/squads/history/sections': (app, { actor, query }) => countHistory(app, actor.id, query),
  'GET /v1/squads/{gameId}/squads': async (app, { params, query }) => {
    await requireGame(app.db, params.gameId);
    return listVisibleSquads(app, params.gameId, query);
  },
  'GET /v1/squads/{id}/card': (app, { params }) => readVisibleSquad(app, params.id),
};
