import { change } from '../cache-rules/squads-calls';
import { api } from '../../api/api';
import { call } from '../../api/call';
import { storeSquadResponse } from './store-squad-response';

/** Steps on the page of a squad or on pages of their own. */
const squadStepsApi = api.injectEndpoints({
  endpoints: (build) => ({
    declineFriendInvitation: build.mutation(change('POST /v1/squads/invited-friend/{id}/decline')),
    acceptOrder: build.mutation({
      ...change('POST /v1/squads/mate/orders/{id}/accept'),
      onQueryStarted: storeSquadResponse,
    }),
    cancelOrder: build.mutation(change('POST /v1/squads/mate/orders/{id}/cancel')),
    joinSquad: build.mutation({ ...change('POST /v1/squads/{id}/join'), onQueryStarted: storeSquadResponse }),
    pingSquad: build.mutation(change('POST /v1/squads/{id}/ping')),
    confirmSquad: build.mutation({ ...change('POST /v1/squads/{id}/confirm'), onQueryStarted: storeSquadResponse }),
    paySquad: build.mutation({ ...change('POST /v1/squads/{id}/pay'), onQueryStarted: storeSquadResponse }),
    confirmEarlyFinish: build.mutation({
      ...change('POST /v1/squads/{id}/confirm-early-finish'),
      onQueryStarted: storeSquadResponse,
    }),
    needToRecreate: build.mutation({
      ...call('PUT /v1/squads/{id}/need-to-recreate'),
      onQueryStarted: storeSquadResponse,
    }),
    repeatSquad: build.mutation({ ...change('POST /v1/squads/{id}/repeat'), onQueryStarted: storeSquadResponse }),
  }),
});

export const {
  useDeclineFriendInvitationMutation,
  useAcceptOrderMutation,
  useCancelOrderMutation,
  useJoinSquadMutation,
  usePingSquadMutation,
  useConfirmSquadMutation,
  usePaySquadMutation,
  useConfirmEarlyFinishMutation,
  useNeedToRecreateMutation,
  useRepeatSquadMutation,
} = squadStepsApi;
