import type { Booking } from '../../../contract/squads/bookings';
import { useNextBookingsQuery } from './bookings-api';

const asked = { query: { state: 'OPEN', limit: 50 } } as const;

const none: readonly Booking[] = [];

/** What this person has agreed on and what waits for an answer, the nearest first; nothing while nobody knows. */
export const useOwnBookings = (): readonly Booking[] => useNextBookingsQuery(asked).data?.items ?? none;
