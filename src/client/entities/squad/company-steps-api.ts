import { change } from '../cache-rules/squads-calls';
import { api } from '../../api/api';
import { call } from '../../api/call';
import { storeSquadResponse } from './store-squad-response';

/** Calls of a squad's dialogs and cards: its members, its terms and its end. */
const companyStepsApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateSquad: build.mutation({ ...change('PUT /v1/squads/{id}'), onQueryStarted: storeSquadResponse }),
    inviteMate: build.mutation({ ...change('POST /v1/squads/invite-mate'), onQueryStarted: storeSquadResponse }),
    inviteFriend: build.mutation({ ...change('POST /v1/squads/invite-friend'), onQueryStarted: storeSquadResponse }),
    kickMember: build.mutation({ ...change('POST /v1/squads/kick/{id}'), onQueryStarted: storeSquadResponse }),
    leaveSquad: build.mutation(change('POST /v1/squads/{id}/leave')),
    publishSquad: build.mutation({ ...change('POST /v1/squads/{id}/publish'), onQueryStarted: storeSquadResponse }),
    disbandSquad: build.mutation(change('POST /v1/squads/{id}/disband')),
    setPromoCode: build.mutation({ ...change('POST /v1/squads/{id}/promo-code'), onQueryStarted: storeSquadResponse }),
    requestEarlyFinish: build.mutation({
      ...call('POST /v1/squads/{id}/request-early-finish'),
      onQueryStarted: storeSquadResponse,
    }),
  }),
});

export const {
  useUpdateSquadMutation,
  useInviteMateMutation,
  useInviteFriendMutation,
  useKickMemberMutation,
  useLeaveSquadMutation,
  usePublishSquadMutation,
  useDisbandSquadMutation,
  useSetPromoCodeMutation,
  useRequestEarlyFinishMutation,
} = companyStepsApi;
