import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { deskAction } from '../cache-rules/desk-action';
import { deskList, type ListFilters } from './desk-list';

/** Bookings for operators. */
const deskBookingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    deskBookings: build.infiniteQuery<CallResponse<'GET /v1/admin/bookings'>, ListFilters, string | null>(
      deskList('GET /v1/admin/bookings', 'booking'),
    ),
    deskBooking: build.query({
      ...call('GET /v1/admin/bookings/{id}'),
      providesTags: [{ type: 'Desk', id: 'booking' }],
    }),
    cancelAnyBooking: build.mutation(deskAction('POST /v1/admin/bookings/{id}/cancel', 'booking', 'transaction')),
  }),
});

export const { useDeskBookingsInfiniteQuery, useDeskBookingQuery, useCancelAnyBookingMutation } = deskBookingsApi;
