import { change } from '../cache-rules/squads-calls';
import { api } from '../../api/api';
import { call } from '../../api/call';
import { storeSquadResponse } from './store-squad-response';

/** The game itself: an early end, one that has to be played again, a dispute. */
const squadPlayApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestEarlyFinish: build.mutation({
      ...call('POST /v1/squads/{id}/request-early-finish'),
      onQueryStarted: storeSquadResponse,
    }),
    confirmEarlyFinish: build.mutation({
      ...change('POST /v1/squads/{id}/confirm-early-finish'),
      onQueryStarted: storeSquadResponse,
    }),
    needToRecreate: build.mutation({
      ...call('PUT /v1/squads/{id}/need-to-recreate'),
      onQueryStarted: storeSquadResponse,
    }),
    openDispute: build.mutation({ ...call('POST /v1/squads/{id}/dispute'), onQueryStarted: storeSquadResponse }),
    answerDispute: build.mutation({
      ...change('POST /v1/squads/{id}/dispute/answer'),
      onQueryStarted: storeSquadResponse,
    }),
    addDisputeFile: build.mutation({
      ...call('POST /v1/squads/{id}/dispute/files'),
      onQueryStarted: storeSquadResponse,
    }),
  }),
});

export const {
  useRequestEarlyFinishMutation,
  useConfirmEarlyFinishMutation,
  useNeedToRecreateMutation,
  useOpenDisputeMutation,
  useAnswerDisputeMutation,
  useAddDisputeFileMutation,
} = squadPlayApi;
