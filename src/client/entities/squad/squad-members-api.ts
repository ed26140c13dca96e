import { change } from '../cache-rules/squads-calls';
import { api } from '../../api/api';
import { storeSquadResponse } from './store-squad-response';

/** Who comes into a squad and leaves it. */
const squadMembersApi = api.injectEndpoints({
  endpoints: (build) => ({
    inviteMate: build.mutation({ ...change('POST /v1/squads/invite-mate'), onQueryStarted: storeSquadResponse }),
    inviteFriend: build.mutation({ ...change('POST /v1/squads/invite-friend'), onQueryStarted: storeSquadResponse }),
    kickMember: build.mutation({ ...change('POST /v1/squads/kick/{id}'), onQueryStarted: storeSquadResponse }),
    leaveSquad: build.mutation(change('POST /v1/squads/{id}/leave')),
    publishSquad: build.mutation({ ...change('POST /v1/squads/{id}/publish'), onQueryStarted: storeSquadResponse }),
    declineFriendInvitation: build.mutation(change('POST /v1/squads/invited-friend/{id}/decline')),
    acceptOrder: build.mutation({
      ...change('POST /v1/squads/mate/orders/{id}/accept'),
      onQueryStarted: storeSquadResponse,
    }),
    cancelOrder: build.mutation(change('POST /v1/squads/mate/orders/{id}/cancel')),
    joinSquad: build.mutation({ ...change('POST /v1/squads/{id}/join'), onQueryStarted: storeSquadResponse }),
    pingSquad: build.mutation(change('POST /v1/squads/{id}/ping')),
  }),
});

export const {
  useInviteMateMutation,
  useInviteFriendMutation,
  useKickMemberMutation,
  useLeaveSquadMutation,
  usePublishSquadMutation,
  useDeclineFriendInvitationMutation,
  useAcceptOrderMutation,
  useCancelOrderMutation,
  useJoinSquadMutation,
  usePingSquadMutation,
} = squadMembersApi;
