import { api } from '../../api/api';
import { type CallResponse, call } from '../../api/call';
import { change } from '../cache-rules/bookings-calls';

export type BookingsState = 'OPEN' | 'PAST';

const list = call('GET /v1/bookings');

/** Bookings of both sides, mates and clients. */
export const bookingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    weeklyHours: build.query({ ...call('GET /v1/mates/me/hours'), providesTags: ['Bookings'] }),
    setWeeklyHours: build.mutation(change('PUT /v1/mates/me/hours')),
    bookingTimes: build.query({ ...call('GET /v1/mates/{mateId}/booking-times'), providesTags: ['Bookings'] }),
    bookings: build.infiniteQuery<CallResponse<'GET /v1/bookings'>, BookingsState, string | null>({
      query: ({ queryArg, pageParam }) =>
        list.query({ query: { state: queryArg, ...(pageParam === null ? {} : { cursor: pageParam }) } }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ nextCursor }) => nextCursor },
      providesTags: ['Bookings'],
    }),
    /** Always fetched again: the cost of a cancellation depends on the current time. */
    booking: build.query({ ...call('GET /v1/bookings/{id}'), providesTags: ['Bookings'] }),
    /** The nearest open bookings, for reminders. */
    nextBookings: build.query({ ...list, providesTags: ['Bookings'] }),
    book: build.mutation(change('POST /v1/bookings')),
    answerBooking: build.mutation(change('POST /v1/bookings/{id}/answer')),
    cancelBooking: build.mutation(change('POST /v1/bookings/{id}/cancel')),
  }),
});

export const {
  useWeeklyHoursQuery,
  useSetWeeklyHoursMutation,
  useBookingTimesQuery,
  useBookingsInfiniteQuery,
  useNextBookingsQuery,
  useBookingQuery,
  useBookMutation,
  useAnswerBookingMutation,
  useCancelBookingMutation,
} = bookingsApi;
