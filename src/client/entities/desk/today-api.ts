import { api } from '../../api/api';
import { call } from '../../api/call';

export const deskTodayApi = api.injectEndpoints({
  endpoints: (build) => ({
    moneyNow: build.query({ ...call('GET /v1/admin/today/money'), providesTags: [{ type: 'Desk', id: 'withdrawal' }] }),
    ordersToday: build.query({ ...call('GET /v1/admin/today/orders'), providesTags: [{ type: 'Desk', id: 'squad' }] }),
    decisionsToday: build.query({
      ...call('GET /v1/admin/today/decisions'),
      providesTags: [{ type: 'Desk', id: 'queues' }],
    }),
    choice: build.query({ ...call('GET /v1/admin/today/choice'), providesTags: ['Desk'] }),
    funnel: build.query({ ...call('GET /v1/admin/today/funnel'), providesTags: ['Desk'] }),
  }),
});

export const {
  useMoneyNowQuery,
  useLazyMoneyNowQuery,
  useOrdersTodayQuery,
  useDecisionsTodayQuery,
  useFunnelQuery,
  useChoiceQuery,
} = deskTodayApi;
