import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { adminAction } from '../cache-rules/admin-action';
import { adminList, type ListFilters } from './admin-list';

/** Bookings for operators. */
const adminBookingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminBookings: build.infiniteQuery<CallResponse<'GET /v1/admin/bookings'>, ListFilters, string | null>(
      adminList('GET /v1/admin/bookings', 'booking'),
    ),
    adminBooking: build.query({
      ...call('GET /v1/admin/bookings/{id}'),
      providesTags: [{ type: 'Admin', id: 'booking' }],
    }),
    cancelAnyBooking: build.mutation(adminAction('POST /v1/admin/bookings/{id}/cancel', 'booking', 'transaction')),
  }),
});

export const { useAdminBookingsInfiniteQuery, useAdminBookingQuery, useCancelAnyBookingMutation } = adminBookingsApi;
