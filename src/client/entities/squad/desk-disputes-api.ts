import { api } from '../../api/api';
import { call } from '../../api/call';
import { storeSquadResponse } from './store-squad-response';

/** On the squad’s own page; the desk has its own (`desk/disputes-api.ts`). */
const deskDisputesApi = api.injectEndpoints({
  endpoints: (build) => ({
    decideDispute: build.mutation({
      ...call('POST /v1/admin/disputes/{id}/decide'),
      onQueryStarted: storeSquadResponse,
    }),
  }),
});

export const { useDecideDisputeMutation } = deskDisputesApi;
