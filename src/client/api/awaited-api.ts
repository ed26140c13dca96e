import type { MateLevel } from '../../domain/enums/mate-level';
import { api } from './api';
import type { WireCall } from './call';

/** A mate as the header's list shows him (specification, section 3 «Mate list item»). */
export interface MateListItem {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly iconUrl: string | null;
  readonly grade?: MateLevel;
}

/** Calls of the shell that the contract does not describe yet; each becomes a `call(…)` line when it does. */
export const awaitedApi = api.injectEndpoints({
  endpoints: (build) => ({
    headerMates: build.query<{ readonly items: readonly MateListItem[] }, string>({
      query: (gameId): WireCall => ({ route: 'GET /v1/mates/game/{gameId}', params: { gameId }, query: { limit: 8 } }),
      providesTags: ['Mates'],
    }),
    setMateActive: build.mutation<null, boolean>({
      query: (active): WireCall => ({ route: 'PUT /v1/mates/me/active', body: { active } }),
      invalidatesTags: ['MateReadiness'],
    }),
    newOrdersCount: build.query<{ readonly count: number }, void>({
      query: (): WireCall => ({ route: 'GET /v1/squads/mate/orders/count' }),
      providesTags: ['MateOrders'],
    }),
    unreadNotifications: build.query<{ readonly count: number }, void>({
      query: (): WireCall => ({ route: 'GET /v1/notifications/unread' }),
      providesTags: ['Notifications'],
    }),
    saveReferral: build.mutation<null, { readonly type: 'TAG'; readonly refTag: string }>({
      query: (referral): WireCall => ({ route: 'POST /v1/referrals', body: referral }),
    }),
  }),
});

export const { useHeaderMatesQuery, useNewOrdersCountQuery, useUnreadNotificationsQuery } = awaitedApi;
