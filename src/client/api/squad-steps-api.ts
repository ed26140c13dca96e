import { api } from './api';
import { call } from './call';
import type { CallOf } from './call';
import { squadAnswered } from './squad-answered';

const membership = ['Me', 'Squads', 'SquadHistory'] as const;
const money = ['Me', 'Balance', 'Transactions'] as const;
const departure = [...membership, 'Balance', 'Transactions'] as const;

/** What people do with a squad. */
export const squadStepsApi = api.injectEndpoints({
  endpoints: (build) => ({
    createSquad: build.mutation({ ...call('POST /v1/squads'), onQueryStarted: squadAnswered, invalidatesTags: [...membership] }),
    updateSquad: build.mutation({ ...call('PUT /v1/squads/{id}'), onQueryStarted: squadAnswered, invalidatesTags: [...money, 'Squads'] }),
    inviteMate: build.mutation({ ...call('POST /v1/squads/invite-mate'), onQueryStarted: squadAnswered, invalidatesTags: [...money] }),
    inviteFriend: build.mutation({ ...call('POST /v1/squads/invite-friend'), onQueryStarted: squadAnswered, invalidatesTags: [...money] }),
    kickMember: build.mutation({ ...call('POST /v1/squads/kick/{id}'), onQueryStarted: squadAnswered, invalidatesTags: [...money] }),
    declineFriendInvitation: build.mutation({ ...call('POST /v1/squads/invited-friend/{id}/decline'), invalidatesTags: ['MateOrders', 'Squad'] }),
    acceptOrder: build.mutation({ ...call('POST /v1/squads/mate/orders/{id}/accept'), onQueryStarted: squadAnswered, invalidatesTags: [...membership, 'MateOrders'] }),
    cancelOrder: build.mutation({ ...call('POST /v1/squads/mate/orders/{id}/cancel'), invalidatesTags: ['MateOrders'] }),
    joinSquad: build.mutation({ ...call('POST /v1/squads/{id}/join'), onQueryStarted: squadAnswered, invalidatesTags: [...membership, 'MateOrders'] }),
    leaveSquad: build.mutation({ ...call('POST /v1/squads/{id}/leave'), invalidatesTags: [...departure] }),
    publishSquad: build.mutation({ ...call('POST /v1/squads/{id}/publish'), onQueryStarted: squadAnswered, invalidatesTags: [...money, 'Squads'] }),
    pingSquad: build.mutation({ ...call('POST /v1/squads/{id}/ping'), invalidatesTags: (_answer, _error, { params }) => [{ type: 'Squad', id: params.id }] }),
    confirmSquad: build.mutation({ ...call('POST /v1/squads/{id}/confirm'), onQueryStarted: squadAnswered, invalidatesTags: [...money] }),
    paySquad: build.mutation({ ...call('POST /v1/squads/{id}/pay'), onQueryStarted: squadAnswered, invalidatesTags: [...money] }),
    disbandSquad: build.mutation({
      ...call('POST /v1/squads/{id}/disband'),
      invalidatesTags: (_answer, _error, { params }) => [...departure, { type: 'Squad', id: params.id }],
    }),
    requestEarlyFinish: build.mutation({ ...call('POST /v1/squads/{id}/request-early-finish'), onQueryStarted: squadAnswered }),
    confirmEarlyFinish: build.mutation({ ...call('POST /v1/squads/{id}/confirm-early-finish'), onQueryStarted: squadAnswered, invalidatesTags: [...money] }),
    needToRecreate: build.mutation({ ...call('PUT /v1/squads/{id}/need-to-recreate'), onQueryStarted: squadAnswered }),
    openDispute: build.mutation({ ...call('POST /v1/squads/{id}/dispute'), onQueryStarted: squadAnswered }),
    answerDispute: build.mutation({ ...call('POST /v1/squads/{id}/dispute/answer'), onQueryStarted: squadAnswered, invalidatesTags: [...money] }),
    addDisputeFile: build.mutation({ ...call('POST /v1/squads/{id}/dispute/files'), onQueryStarted: squadAnswered }),
    decideDispute: build.mutation({ ...call('POST /v1/admin/disputes/{id}/decide'), onQueryStarted: squadAnswered }),
    validatePromoCode: build.mutation(call('POST /v1/squads/promo-code/validate')),
    setPromoCode: build.mutation({ ...call('POST /v1/squads/{id}/promo-code'), onQueryStarted: squadAnswered, invalidatesTags: [...money] }),
    offerForHotSquad: build.mutation({ ...call('POST /v1/squads/{id}/hot-squad-mate-ready'), invalidatesTags: ['MateOrders'] }),
    reviewSquad: build.mutation({
      ...call('POST /v1/squads/{id}/reviews'),
      invalidatesTags: (_answer, _error, { params }) => [{ type: 'Squad', id: params.id }],
    }),
    replyToReview: build.mutation({
      ...call('POST /v1/squads/{id}/reviews/{reviewId}/reply'),
      invalidatesTags: (_answer, _error, { params }) => [{ type: 'Squad', id: params.id }, 'Reviews'],
    }),
    repeatSquad: build.mutation({
      ...call('POST /v1/squads/{id}/repeat'),
      onQueryStarted: squadAnswered,
      invalidatesTags: (_answer, _error, { params }: CallOf<'POST /v1/squads/{id}/repeat'>) => [...membership, { type: 'Squad', id: params.id }],
    }),
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
  useReviewSquadMutation,
  useAddDisputeFileMutation,
  useDecideDisputeMutation,
  useReplyToReviewMutation,
} = squadStepsApi;
