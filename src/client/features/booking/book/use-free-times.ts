import { failureOf } from '../../../api/api-error';
import { useBookingTimesQuery } from '../../../entities/booking/bookings-api';

/**
 * When a game of this length may begin. What was free for another length is not shown; what is asked anew of the same
 * one stays until the answer is there.
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
