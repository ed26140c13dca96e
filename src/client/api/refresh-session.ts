import { ApiError } from './api-error';
import { sessionHint } from './session-hint';

let pending: Promise<boolean> | null = null;

const alone = <T>(task: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('session-refresh', task) : task();

const renew = async (callStartedAt: number, callRefresh: () => Promise<unknown>): Promise<boolean> => {
  // Another tab renewed while this one waited for the lock: its cookies serve us too.
  if (sessionHint.renewedAt() > callStartedAt) return true;
  try {
    await callRefresh();
    sessionHint.set(Date.now());
    return true;
  } catch (error) {
    // Without an answer nobody knows; only a refusal ends the session.
    if (error instanceof ApiError && error.status !== 0 && error.status < 500) sessionHint.clear();
    return false;
  }
};

/** Renews the session once for all concurrent calls and, through a lock, for all tabs. Guests are not asked about. */
export const refreshSession = (callStartedAt: number, callRefresh: () => Promise<unknown>): Promise<boolean> => {
  if (!sessionHint.isSignedIn()) return Promise.resolve(false);
  pending ??= alone(() => renew(callStartedAt, callRefresh)).finally(() => {
    pending = null;
  });
  return pending;
};
