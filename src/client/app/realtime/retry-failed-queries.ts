import { isFulfilled, isRejected, type Middleware } from '@reduxjs/toolkit';
import { api } from '../../api/api';
import { failureIn, isUndecided } from '../../api/api-error';
import { dynamicMiddleware } from '../../kit/store/dynamic-middleware';
import { retryDelays } from '../../kit/time/retry-delays';
import type { AppStore } from '../store/create-app-store';
import { refetchQuery } from './refetch-query';

/** 50 % to 150 % of the delay, so that the pages do not all reach a recovered server at the same moment. */
const withJitter = (ms: number): number => ms * (0.5 + Math.random());

interface Retry {
  readonly tries: number;
  readonly timer: ReturnType<typeof setTimeout> | undefined;
}

const queryActionPrefix = `${api.reducerPath}/executeQuery/`;

const createMiddleware = (): Middleware => {
  const retries = new Map<string, Retry>();
  return ({ dispatch, getState }) => {
    const failedQuery = (key: string) => {
      const { queries }: ReturnType<AppStore['getState']>[typeof api.reducerPath] = getState()[api.reducerPath];
      const query = queries[key];
      return query?.status === 'rejected' && query.data !== undefined ? query : null;
    };
    const failed = (key: string): void => {
      const query = failedQuery(key);
      const failure = query === null ? undefined : failureIn(query);
      if (failure === undefined || !isUndecided(failure)) return;
      const tries = retries.get(key)?.tries ?? 0;
      clearTimeout(retries.get(key)?.timer);
      const wait = retryDelays[tries];
      const retry = (): void => {
        const still = failedQuery(key);
        if (still) dispatch(refetchQuery(still));
        else retries.delete(key);
      };
      retries.set(key, {
        tries: tries + 1,
        timer: wait === undefined ? undefined : setTimeout(retry, withJitter(wait)),
      });
    };
    const succeeded = (key: string): void => {
      clearTimeout(retries.get(key)?.timer);
      retries.delete(key);
    };
    return (next) => (action) => {
      const result = next(action);
      if (!isFulfilled(action) && !isRejected(action)) return result;
      if (!action.type.startsWith(queryActionPrefix)) return result;
      const { queryCacheKey } = Object(action.meta.arg);
      if (isFulfilled(action)) succeeded(queryCacheKey);
      else if (!action.meta.condition) failed(queryCacheKey);
      return result;
    };
  };
};

let isStarted = false;

/**
 * From now on a query whose refetch failed while its data is on the page is retried automatically, with growing delays:
 * the page shows no error, so there is no «Повторить» to press.
 */
export const retryFailedQueries = (): void => {
  if (isStarted) return;
  isStarted = true;
  dynamicMiddleware.addMiddleware(createMiddleware());
};
