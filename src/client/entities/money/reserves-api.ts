import { api } from '../../api/api';
import { call } from '../../api/call';
import { change } from '../cache-rules/money-calls';

export const reservesApi = api.injectEndpoints({
  endpoints: (build) => ({
    reservesWith: build.query({
      ...call('GET /v1/balance-reserve/reserved-for-user/{userId}'),
      providesTags: ['Reserve'],
    }),
    reserve: build.query({ ...call('GET /v1/balance-reserve/{id}'), providesTags: ['Reserve'] }),
    // With what the client has: topped up, the link no longer asks for the difference.
    reserveLink: build.query({ ...call('GET /v1/balance-reserve/link'), providesTags: ['Reserve', 'Balance'] }),
    reserveRows: build.query({
      ...call('GET /v1/balance-reserve/{id}/unreserve-transactions'),
      providesTags: ['Reserve'],
    }),
    makeReserveLink: build.mutation(change('POST /v1/balance-reserve/signed-link')),
    fundReserve: build.mutation(change('POST /v1/balance/reserve')),
    changeReserveRows: build.mutation(change('PUT /v1/balance-reserve/{id}/unreserve-transactions')),
    cancelReserve: build.mutation(change('POST /v1/balance-reserve/{id}/cancel')),
    takeLinkBack: build.mutation(change('DELETE /v1/balance-reserve/{id}/link')),
  }),
});

export const {
  useReservesWithQuery,
  useReserveQuery,
  useReserveLinkQuery,
  useReserveRowsQuery,
  useMakeReserveLinkMutation,
  useFundReserveMutation,
  useChangeReserveRowsMutation,
  useCancelReserveMutation,
  useTakeLinkBackMutation,
} = reservesApi;
