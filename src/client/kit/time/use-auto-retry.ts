import { useEffect, useRef } from 'react';
import { retryDelays } from './retry-delays';
import { retryLater } from './retry-later';

interface QueryState {
  readonly isError: boolean;
  readonly isFetching: boolean;
  /** Of the last attempt: makes an attempt that fails at once noticeable. */
  readonly startedTimeStamp?: number | undefined;
  readonly refetch: () => unknown;
}

/**
 * For a count or a banner that shows nothing when its query fails: there is no «Повторить» to press, so the query is
 * retried automatically.
 */
export const useAutoRetry = ({ isError, isFetching, startedTimeStamp, refetch }: QueryState): void => {
  const tries = useRef(0);
  useEffect(() => {
    if (isFetching) return;
    if (!isError) {
      tries.current = 0;
      return;
    }
    return retryLater(() => {
      tries.current += 1;
      refetch();
    }, retryDelays[tries.current]);
  }, [isError, isFetching, startedTimeStamp, refetch]);
};
