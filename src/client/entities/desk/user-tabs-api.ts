import type { personSquadSections } from '#contract/desk/people/person-squads.ts';
import { api } from '../../api/api';
import { type CallResponse, call, type QueryParams } from '../../api/call';
import { alsoOf, userTag } from './user-tags';
import { deskAction } from '../cache-rules/desk-action';

interface PersonSquadsArgs {
  readonly id: string;
  readonly section: (typeof personSquadSections)[number];
  readonly from?: string;
  readonly to?: string;
}

const pageOf = <R extends TabRoute>(route: R, id: string, cursor: string | null, narrowed: QueryParams = {}) => ({
  route,
  params: { id },
  query: { ...narrowed, ...(cursor === null ? {} : { cursor }) },
});

/** A tab of a person's card with infinite scroll. */
const tab = <R extends TabRoute>(route: R) => ({
  query: ({ queryArg, pageParam }: { readonly queryArg: string; readonly pageParam: string | null }) =>
    pageOf(route, queryArg, pageParam),
  transformResponse: call(route).transformResponse,
  infiniteQueryOptions: {
    initialPageParam: null,
    getNextPageParam: ({ nextCursor }: { readonly nextCursor: string | null }) => nextCursor ?? undefined,
  },
  providesTags: [userTag],
});

type TabRoute = `GET /v1/admin/users/{id}/${'squads' | 'bookings' | 'transactions' | 'reviews'}`;

/** The tabs of a person’s card. */
const deskUserTabsApi = api.injectEndpoints({
  endpoints: (build) => ({
    deskUserSquads: build.infiniteQuery<
      CallResponse<'GET /v1/admin/users/{id}/squads'>,
      PersonSquadsArgs,
      string | null
    >({
      ...tab('GET /v1/admin/users/{id}/squads'),
      query: ({ queryArg: { id, ...narrowed }, pageParam }) =>
        pageOf('GET /v1/admin/users/{id}/squads', id, pageParam, narrowed),
      providesTags: alsoOf('squad', 'dispute'),
    }),
    deskUserEarnings: build.query({
      ...call('GET /v1/admin/users/{id}/earnings'),
      providesTags: alsoOf('transaction', 'squad', 'dispute'),
    }),
    deskUserBookings: build.infiniteQuery<CallResponse<'GET /v1/admin/users/{id}/bookings'>, string, string | null>({
      ...tab('GET /v1/admin/users/{id}/bookings'),
      providesTags: alsoOf('booking'),
    }),
    deskUserMoney: build.infiniteQuery<CallResponse<'GET /v1/admin/users/{id}/transactions'>, string, string | null>({
      ...tab('GET /v1/admin/users/{id}/transactions'),
      providesTags: alsoOf('transaction', 'correction', 'deposit', 'withdrawal', 'squad', 'dispute', 'booking'),
    }),
    deskUserReviews: build.infiniteQuery<CallResponse<'GET /v1/admin/users/{id}/reviews'>, string, string | null>({
      ...tab('GET /v1/admin/users/{id}/reviews'),
      providesTags: alsoOf('review'),
    }),
    deskUserSessions: build.query({ ...call('GET /v1/admin/users/{id}/sessions'), providesTags: [userTag] }),
    endAccountSessions: build.mutation(deskAction('DELETE /v1/admin/users/{id}/sessions', 'user')),
    endAccountSession: build.mutation(deskAction('DELETE /v1/admin/users/{id}/sessions/{sessionId}', 'user')),
  }),
});

export const {
  useDeskUserSquadsInfiniteQuery,
  useDeskUserEarningsQuery,
  useDeskUserBookingsInfiniteQuery,
  useDeskUserMoneyInfiniteQuery,
  useDeskUserReviewsInfiniteQuery,
  useDeskUserSessionsQuery,
  useEndAccountSessionsMutation,
  useEndAccountSessionMutation,
} = deskUserTabsApi;
