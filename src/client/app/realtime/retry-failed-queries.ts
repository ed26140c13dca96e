import { isFulfilled, isRejected, type Middleware } from '@reduxjs/toolkit';
import { api } from '../../api/api';
import { failureOf, isUndecided } from '../../api/api-error';
import { dynamicMiddleware } from '../../kit/store/dynamic-middleware';
import { retryDelays } from '../../kit/time/retry-delays';
import type { AppStore } from '../store/create-app-store';
import { refetchQuery } from './refetch-query';

/** 50 % to 150 % of the delay, so that the pages do not all reach a recovered server at the same moment. */
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
 * From now on a query whose refetch failed while its data is on the page is retried automatically, with growing delays:
 * the page shows no error, so there is no «Повторить» to press.
 */
export const retryFailedQueries = (): void => {
  if (listening) return;
  listening = true;
  dynamicMiddleware.addMiddleware(createMiddleware());
};
