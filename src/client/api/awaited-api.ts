import { api } from './api';
import type { WireCall } from './call';

/** Calls of the shell that the contract does not describe yet; each becomes a `call(…)` line when it does. */
export const awaitedApi = api.injectEndpoints({
  endpoints: (build) => ({
    unreadNotifications: build.query<{ readonly count: number }, void>({
      query: (): WireCall => ({ route: 'GET /v1/notifications/unread' }),
      providesTags: ['Notifications'],
    }),
    saveReferral: build.mutation<null, { readonly type: 'TAG'; readonly refTag: string }>({
      query: (referral): WireCall => ({ route: 'POST /v1/referrals', body: referral }),
    }),
  }),
});

export const { useUnreadNotificationsQuery, useSaveReferralMutation } = awaitedApi;
