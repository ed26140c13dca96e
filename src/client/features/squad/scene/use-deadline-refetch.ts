import { useEffect } from 'react';
import { serverNow } from '../../../ui/time/server-now';

const retryMs = 1500;
const longestTimerMs = 2_000_000_000;

/**
 * When the countdown reaches zero the server makes its step and says so by the socket; the page asks all the same,
 * and again until the answer has moved on. `askedAt` is the moment when it asked last.
 */
export const useDeadlineRefetch = (deadlineAt: string | null, askedAt: number | undefined, refetch: () => unknown): void => {
  useEffect(() => {
    if (deadlineAt === null) return;
    const left = Date.parse(deadlineAt) - serverNow();
    const timer = setTimeout(() => void refetch(), Math.min(left <= 0 ? retryMs : left + 200, longestTimerMs));
    return () => clearTimeout(timer);
  }, [deadlineAt, askedAt, refetch]);
};
