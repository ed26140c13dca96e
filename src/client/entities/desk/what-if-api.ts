import { api } from '../../api/api';
import { call } from '../../api/call';

/** What squads had cost and earned under other terms. */
const deskWhatIfApi = api.injectEndpoints({
  endpoints: (build) => ({ whatIf: build.query({ ...call('GET /v1/admin/what-if'), providesTags: [] }) }),
});

export const { useWhatIfQuery } = deskWhatIfApi;
