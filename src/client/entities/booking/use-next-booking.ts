import type { Booking } from '#contract/squads/bookings.ts';
import { unsubscribed } from '../../api/first-queries';
import { bookingsApi, useNextBookingsQuery } from './bookings-api';

const queryArgs = { query: { state: 'OPEN', limit: 50 } } as const;

const none: readonly Booking[] = [];

/** The person's open bookings, agreed or awaiting an answer, the nearest first; empty while they are not loaded. */
export const useOwnBookings = (): readonly Booking[] => useNextBookingsQuery(queryArgs).data?.items ?? none;

/** Its query, for `firstQueries` of a page. */
export const ownBookingsQuery = () => bookingsApi.endpoints.nextBookings.initiate(queryArgs, unsubscribed);
