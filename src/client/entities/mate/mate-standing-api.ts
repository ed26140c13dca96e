import { api } from '../../api/api';
import { call } from '../../api/call';

export const mateStandingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** With the hours of every game that has been settled. */
    mateStanding: build.query({ ...call('GET /v1/mates/me/standing'), providesTags: ['MateStanding', 'Transactions'] }),
    mateProgress: build.query({ ...call('GET /v1/mates/me/progress'), providesTags: ['MateOrders', 'Transactions'] }),
    matePlace: build.query({ ...call('GET /v1/mates/me/place'), providesTags: ['MateOrders', 'Mates'] }),
  }),
});

export const { useMateStandingQuery, useMateProgressQuery, useMatePlaceQuery } = mateStandingApi;
