import { api } from '../../api/api';
import { call } from '../../api/call';

export const adminTodayApi = api.injectEndpoints({
  endpoints: (build) => ({
    moneyNow: build.query({
      ...call('GET /v1/admin/today/money'),
      providesTags: [{ type: 'Admin', id: 'withdrawal' }],
    }),
    ordersToday: build.query({ ...call('GET /v1/admin/today/orders'), providesTags: [{ type: 'Admin', id: 'squad' }] }),
    decisionsToday: build.query({
      ...call('GET /v1/admin/today/decisions'),
      providesTags: [{ type: 'Admin', id: 'queues' }],
    }),
    choice: build.query({ ...call('GET /v1/admin/today/choice'), providesTags: ['Admin'] }),
    funnel: build.query({ ...call('GET /v1/admin/today/funnel'), providesTags: ['Admin'] }),
  }),
});

export const {
  useMoneyNowQuery,
  useLazyMoneyNowQuery,
  useOrdersTodayQuery,
  useDecisionsTodayQuery,
  useFunnelQuery,
  useChoiceQuery,
} = adminTodayApi;
