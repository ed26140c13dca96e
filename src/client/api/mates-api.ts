import { api } from './api';
import { call } from './call';

export const matesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The few of the header's list; the whole list is read page by page. */
    headerMates: build.query({ ...call('GET /v1/mates/game/{gameId}'), providesTags: ['Mates'] }),
    setMateActive: build.mutation({ ...call('PUT /v1/mates/me/active'), invalidatesTags: ['MateReadiness'] }),
    mateReadiness: build.query({ ...call('GET /v1/mates/validate'), providesTags: ['MateReadiness'] }),
    newOrdersCount: build.query({ ...call('GET /v1/squads/mate/orders/count'), providesTags: ['MateOrders'] }),
  }),
});

export const { useHeaderMatesQuery, useSetMateActiveMutation, useMateReadinessQuery, useNewOrdersCountQuery } = matesApi;
