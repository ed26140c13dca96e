import { failureOf } from '#client/api/api-error.ts';
import { useBookingTimesQuery } from '#client/entities/booking/bookings-api.ts';

/**
 * Possible start times for a game of this length. Times for another length are never shown; during a refetch for the
 * same length the previous ones stay.
 */
export const useFreeTimes = (mateId: string, durationMinutes: number) => {
  const { currentData, error, isFetching, refetch } = useBookingTimesQuery(
    { params: { mateId }, query: { durationMinutes } },
    { refetchOnMountOrArgChange: true },
  );
  return {
    open: currentData?.open ?? true,
    starts: currentData?.starts,
    failure: currentData === undefined && error !== undefined && !isFetching ? failureOf(error).message : null,
    retry: refetch,
  };
};
