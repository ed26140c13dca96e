import { api } from '../../api/api';
import { call } from '../../api/call';

export const squadListsOrdersApi = api.injectEndpoints({
  endpoints: (build) => ({
    mateOrders: build.query({ ...call('GET /v1/squads/mate/orders'), providesTags: ['MateOrders'] }),
    friendOrders: build.query({ ...call('GET /v1/squads/invited-friend'), providesTags: ['MateOrders'] }),
  }),
});

export const { useMateOrdersQuery, useFriendOrdersQuery } = squadListsOrdersApi;
