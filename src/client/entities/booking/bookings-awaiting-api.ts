import { api } from '../../api/api';
import { call } from '../../api/call';
import type { Me } from '#contract/schemas/me.ts';

/** Separate from the other endpoints of bookings, because every page of a mate needs it. */
const bookingsAwaitingApi = api.injectEndpoints({
  endpoints: (build) => ({
    bookingsAwaiting: build.query({ ...call('GET /v1/bookings/awaiting'), providesTags: ['Bookings'] }),
  }),
});

/** The number of people who wait for this mate's answer; 0 for everybody else and while it is not loaded. */
export const useBookingsAwaiting = (me: Pick<Me, 'mateAccess'> | null): number =>
  bookingsAwaitingApi.useBookingsAwaitingQuery(undefined, { skip: me?.mateAccess == null }).data?.count ?? 0;
