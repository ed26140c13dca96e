import { change } from '../cache-rules/squads-calls';
import type { SquadView } from '../../../contract/squads/squad-view';
import { answerOf, type Started } from '../person/answered';
import { squadsApi } from './squads-api';
import { api } from '../../api/api';
import { call } from '../../api/call';

/** A step answers with the squad after it: the page shows that at once and asks for nothing. */
const squadAnswered = async (_step: unknown, started: Started<SquadView>): Promise<void> => {
  const squad = await answerOf(started);
  if (squad !== null)
    await started.dispatch(squadsApi.util.upsertQueryData('squad', { params: { id: squad.id } }, squad));
};

/** What people do with a squad. */
const squadStepsApi = api.injectEndpoints({
  endpoints: (build) => ({
    createSquad: build.mutation({ ...change('POST /v1/squads'), onQueryStarted: squadAnswered }),
    updateSquad: build.mutation({ ...change('PUT /v1/squads/{id}'), onQueryStarted: squadAnswered }),
    inviteMate: build.mutation({ ...change('POST /v1/squads/invite-mate'), onQueryStarted: squadAnswered }),
    inviteFriend: build.mutation({ ...change('POST /v1/squads/invite-friend'), onQueryStarted: squadAnswered }),
    kickMember: build.mutation({ ...change('POST /v1/squads/kick/{id}'), onQueryStarted: squadAnswered }),
    declineFriendInvitation: build.mutation(change('POST /v1/squads/invited-friend/{id}/decline')),
    acceptOrder: build.mutation({
      ...change('POST /v1/squads/mate/orders/{id}/accept'),
      onQueryStarted: squadAnswered,
    }),
    cancelOrder: build.mutation(change('POST /v1/squads/mate/orders/{id}/cancel')),
    joinSquad: build.mutation({ ...change('POST /v1/squads/{id}/join'), onQueryStarted: squadAnswered }),
    leaveSquad: build.mutation(change('POST /v1/squads/{id}/leave')),
    publishSquad: build.mutation({ ...change('POST /v1/squads/{id}/publish'), onQueryStarted: squadAnswered }),
    pingSquad: build.mutation(change('POST /v1/squads/{id}/ping')),
    confirmSquad: build.mutation({ ...change('POST /v1/squads/{id}/confirm'), onQueryStarted: squadAnswered }),
    paySquad: build.mutation({ ...change('POST /v1/squads/{id}/pay'), onQueryStarted: squadAnswered }),
    disbandSquad: build.mutation(change('POST /v1/squads/{id}/disband')),
    requestEarlyFinish: build.mutation({
      ...call('POST /v1/squads/{id}/request-early-finish'),
      onQueryStarted: squadAnswered,
    }),
    confirmEarlyFinish: build.mutation({
      ...change('POST /v1/squads/{id}/confirm-early-finish'),
      onQueryStarted: squadAnswered,
    }),
    needToRecreate: build.mutation({ ...call('PUT /v1/squads/{id}/need-to-recreate'), onQueryStarted: squadAnswered }),
    openDispute: build.mutation({ ...call('POST /v1/squads/{id}/dispute'), onQueryStarted: squadAnswered }),
    answerDispute: build.mutation({ ...change('POST /v1/squads/{id}/dispute/answer'), onQueryStarted: squadAnswered }),
    addDisputeFile: build.mutation({ ...call('POST /v1/squads/{id}/dispute/files'), onQueryStarted: squadAnswered }),
    decideDispute: build.mutation({ ...call('POST /v1/admin/disputes/{id}/decide'), onQueryStarted: squadAnswered }),
    validatePromoCode: build.mutation(call('POST /v1/squads/promo-code/validate')),
    setPromoCode: build.mutation({ ...change('POST /v1/squads/{id}/promo-code'), onQueryStarted: squadAnswered }),
    offerForHotSquad: build.mutation(change('POST /v1/squads/{id}/hot-squad-mate-ready')),
    withdrawOffer: build.mutation(change('DELETE /v1/squads/{id}/hot-squad-mate-ready')),
    reviewSquad: build.mutation(change('POST /v1/squads/{id}/reviews')),
    replyToReview: build.mutation(change('POST /v1/squads/{id}/reviews/{reviewId}/reply')),
    repeatSquad: build.mutation({ ...change('POST /v1/squads/{id}/repeat'), onQueryStarted: squadAnswered }),
  }),
});

export const {
  useCreateSquadMutation,
  useUpdateSquadMutation,
  useInviteMateMutation,
  useInviteFriendMutation,
  useKickMemberMutation,
  useDeclineFriendInvitationMutation,
  useAcceptOrderMutation,
  useCancelOrderMutation,
  useJoinSquadMutation,
  useLeaveSquadMutation,
  usePublishSquadMutation,
  usePingSquadMutation,
  useConfirmSquadMutation,
  usePaySquadMutation,
  useDisbandSquadMutation,
  useRepeatSquadMutation,
  useRequestEarlyFinishMutation,
  useConfirmEarlyFinishMutation,
  useNeedToRecreateMutation,
  useOpenDisputeMutation,
  useAnswerDisputeMutation,
  useValidatePromoCodeMutation,
  useSetPromoCodeMutation,
  useOfferForHotSquadMutation,
  useWithdrawOfferMutation,
  useReviewSquadMutation,
  useAddDisputeFileMutation,
  useDecideDisputeMutation,
  useReplyToReviewMutation,
} = squadStepsApi;
