import { api } from '../../api/api';
import { call } from '../../api/call';
import { change } from '../cache-rules/people-calls';

const appealsApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownDecisions: build.query({ ...call('GET /v1/appeals'), providesTags: ['Appeals'] }),
    makeAppeal: build.mutation(change('POST /v1/appeals')),
    ownBlock: build.query({ ...call('POST /v1/appeals/block/read'), providesTags: ['Appeals'] }),
    appealBlock: build.mutation(change('POST /v1/appeals/block')),
  }),
});

export const { useOwnDecisionsQuery, useMakeAppealMutation, useOwnBlockQuery, useAppealBlockMutation } = appealsApi;
