import { isFulfilled, isRejected, type Middleware } from '@reduxjs/toolkit';
import { api } from '../../api/api';
import { failureOf, isUndecided } from '../../api/api-error';
import { dynamicMiddleware } from '../../kit/store/dynamic-middleware';
import { retryDelays } from '../../kit/time/retry-delays';
import type { AppStore } from '../store/create-app-store';
import { refetchQuery } from './refetch-query';

/** Half as long to half as long again: a server that comes back is not met by all pages at once. */
const spread = (ms: number): number => ms * (0.5 + Math.random());

interface Waiting {
  readonly tries: number;
  readonly timer: ReturnType<typeof setTimeout> | undefined;
}

const question = `${api.reducerPath}/executeQuery/`;

const createMiddleware = (): Middleware => {
  const waiting = new Map<string, Waiting>();
  return ({ dispatch, getState }) => {
    const standing = (key: string) => {
      const { queries }: ReturnType<AppStore['getState']>[typeof api.reducerPath] = getState()[api.reducerPath];
      const query = queries[key];
      return query?.status === 'rejected' && query.data !== undefined ? query : null;
    };
    const failed = (key: string): void => {
      const query = standing(key);
      if (query === null || !isUndecided(failureOf(query.error))) return;
      const tries = waiting.get(key)?.tries ?? 0;
      clearTimeout(waiting.get(key)?.timer);
      const wait = retryDelays[tries];
      const ask = (): void => {
        const still = standing(key);
        if (still) dispatch(refetchQuery(still));
        else waiting.delete(key);
      };
      waiting.set(key, { tries: tries + 1, timer: wait === undefined ? undefined : setTimeout(ask, spread(wait)) });
    };
    const answered = (key: string): void => {
      clearTimeout(waiting.get(key)?.timer);
      waiting.delete(key);
    };
    return (next) => (action) => {
      const result = next(action);
      if (!isFulfilled(action) && !isRejected(action)) return result;
      if (!action.type.startsWith(question)) return result;
      const { queryCacheKey } = Object(action.meta.arg);
      if (isFulfilled(action)) answered(queryCacheKey);
      else if (!action.meta.condition) failed(queryCacheKey);
      return result;
    };
  };
};

let listening = false;

/**
 * From now on, what stands on a page and could not be asked anew is asked again by itself, less and less often: the page
 * says nothing of it, so nobody could press «Повторить».
 */
export const retryFailedQueries = (): void => {
  if (listening) return;
  listening = true;
  dynamicMiddleware.addMiddleware(createMiddleware());
};
