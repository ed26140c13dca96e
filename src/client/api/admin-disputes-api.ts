import { api } from './api';
import { call } from './call';

export const adminDisputesApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminDisputes: build.query({ ...call('GET /v1/admin/disputes'), providesTags: ['Admin', 'Squad'] }),
  }),
});
