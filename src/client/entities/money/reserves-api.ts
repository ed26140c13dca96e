import type { ReserveGroup } from '#domain/money/reserve.ts';
import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { change } from '../cache-rules/money-calls';

const reserves = call('GET /v1/balance-reserve/reserved-for-user/{userId}');

type ReservesPage = CallResponse<'GET /v1/balance-reserve/reserved-for-user/{userId}'>;

interface ReservesOf {
  readonly userId: string;
  readonly group: ReserveGroup;
}

export const reservesApi = api.injectEndpoints({
  endpoints: (build) => ({
    reservesWith: build.infiniteQuery<ReservesPage, ReservesOf, string | null>({
      query: ({ queryArg: { userId, group }, pageParam }) =>
        reserves.query({ params: { userId }, query: { group, ...(pageParam === null ? {} : { cursor: pageParam }) } }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      providesTags: ['Reserve'],
    }),
    reserveTotals: build.query({ ...call('GET /v1/balance-reserve/totals'), providesTags: ['Reserve'] }),
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
  useReservesWithInfiniteQuery,
  useReserveTotalsQuery,
  useReserveQuery,
  useReserveLinkQuery,
  useReserveRowsQuery,
  useMakeReserveLinkMutation,
  useFundReserveMutation,
  useChangeReserveRowsMutation,
  useCancelReserveMutation,
  useTakeLinkBackMutation,
} = reservesApi;
