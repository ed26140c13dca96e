import { change } from '../cache-rules/squads-calls';
import { api } from '../../api/api';
import { call } from '../../api/call';
import { squadAnswered } from './squad-answered';

/** The steps that stand on a page of their own or on the squad's, in sight. */
const squadStepsApi = api.injectEndpoints({
  endpoints: (build) => ({
    declineFriendInvitation: build.mutation(change('POST /v1/squads/invited-friend/{id}/decline')),
    acceptOrder: build.mutation({
      ...change('POST /v1/squads/mate/orders/{id}/accept'),
      onQueryStarted: squadAnswered,
    }),
    cancelOrder: build.mutation(change('POST /v1/squads/mate/orders/{id}/cancel')),
    joinSquad: build.mutation({ ...change('POST /v1/squads/{id}/join'), onQueryStarted: squadAnswered }),
    pingSquad: build.mutation(change('POST /v1/squads/{id}/ping')),
    confirmSquad: build.mutation({ ...change('POST /v1/squads/{id}/confirm'), onQueryStarted: squadAnswered }),
    paySquad: build.mutation({ ...change('POST /v1/squads/{id}/pay'), onQueryStarted: squadAnswered }),
    confirmEarlyFinish: build.mutation({
      ...change('POST /v1/squads/{id}/confirm-early-finish'),
      onQueryStarted: squadAnswered,
    }),
    needToRecreate: build.mutation({ ...call('PUT /v1/squads/{id}/need-to-recreate'), onQueryStarted: squadAnswered }),
    repeatSquad: build.mutation({ ...change('POST /v1/squads/{id}/repeat'), onQueryStarted: squadAnswered }),
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
