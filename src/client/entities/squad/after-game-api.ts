import { change } from '../cache-rules/squads-calls';
import { api } from '../../api/api';
import { call } from '../../api/call';
import { storeSquadResponse } from './store-squad-response';

/** Calls after a game: disputes and reviews. */
const afterGameApi = api.injectEndpoints({
  endpoints: (build) => ({
    openDispute: build.mutation({ ...call('POST /v1/squads/{id}/dispute'), onQueryStarted: storeSquadResponse }),
    answerDispute: build.mutation({
      ...change('POST /v1/squads/{id}/dispute/answer'),
      onQueryStarted: storeSquadResponse,
    }),
    addDisputeFile: build.mutation({
      ...call('POST /v1/squads/{id}/dispute/files'),
      onQueryStarted: storeSquadResponse,
    }),
    decideDispute: build.mutation({
      ...call('POST /v1/admin/disputes/{id}/decide'),
      onQueryStarted: storeSquadResponse,
    }),
    reviewSquad: build.mutation(change('POST /v1/squads/{id}/reviews')),
    replyToReview: build.mutation(change('POST /v1/squads/{id}/reviews/{reviewId}/reply')),
  }),
});

export const {
  useOpenDisputeMutation,
  useAnswerDisputeMutation,
  useAddDisputeFileMutation,
  useDecideDisputeMutation,
  useReviewSquadMutation,
  useReplyToReviewMutation,
} = afterGameApi;
