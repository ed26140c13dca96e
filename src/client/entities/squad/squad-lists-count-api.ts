import { api } from '../../api/api';
import { call } from '../../api/call';

/** Separate from the other lists, because every page of a mate needs it. */
export const squadListsCountApi = api.injectEndpoints({
  endpoints: (build) => ({
    newOrdersCount: build.query({ ...call('GET /v1/squads/mate/orders/count'), providesTags: ['MateOrders'] }),
  }),
});

export const { useNewOrdersCountQuery } = squadListsCountApi;
