import { api } from '../../api/api';
import { call } from '../../api/call';
import type { Me } from '../../../contract/schemas/me';

/** Apart from the other calls of bookings: every page of a mate asks it. */
const awaitingApi = api.injectEndpoints({
  endpoints: (build) => ({
    bookingsAwaiting: build.query({ ...call('GET /v1/bookings/awaiting'), providesTags: ['Bookings'] }),
  }),
});

/** How many people wait for this mate's answer; 0 for everybody else and while nobody knows. */
export const useBookingsAwaiting = (me: Pick<Me, 'mateAccess'> | null): number =>
  awaitingApi.useBookingsAwaitingQuery(undefined, { skip: me?.mateAccess == null }).data?.count ?? 0;
