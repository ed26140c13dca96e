import { api } from '../../api/api';
import { call, callOrNull } from '../../api/call';

/** Invitations to squads. */
export const squadOrdersApi = api.injectEndpoints({
  endpoints: (build) => ({
    mateOrders: build.query({ ...call('GET /v1/squads/mate/orders'), providesTags: ['MateOrders'] }),
    friendInvitation: build.query({
      ...callOrNull('GET /v1/squads/invited-friend/{id}', 'SQUADS_NOT_FOUND'),
      providesTags: ['Squad'],
    }),
    friendOrders: build.query({ ...call('GET /v1/squads/invited-friend'), providesTags: ['MateOrders'] }),
    hotSquads: build.query({ ...call('GET /v1/squads/mate/hot'), providesTags: ['MateOrders'] }),
  }),
});

export const { useMateOrdersQuery, useFriendInvitationQuery, useFriendOrdersQuery, useHotSquadsQuery } = squadOrdersApi;
