import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';

const people = call('GET /v1/referrals/me/people');

export const referralsApi = api.injectEndpoints({
  endpoints: (build) => ({
    claimReferral: build.mutation(call('POST /v1/referrals')),
    broughtPeople: build.infiniteQuery<CallResponse<'GET /v1/referrals/me/people'>, void, string | null>({
      query: ({ pageParam }) => people.query({ query: pageParam === null ? {} : { cursor: pageParam } }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
      providesTags: ['Me', 'Balance'],
    }),
    ownReferral: build.query({ ...call('GET /v1/referrals/me'), providesTags: ['Me', 'Balance'] }),
  }),
});

export const { useOwnReferralQuery, useBroughtPeopleInfiniteQuery } = referralsApi;
