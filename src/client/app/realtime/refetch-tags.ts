import { api } from '../../api/api';
import type { CacheTag } from '../../entities/cache-rules/define-mutations';
import { refetchQuery } from './refetch-query';
import type { AppStore } from '../store/create-app-store';

/** Milliseconds for which a refetch may wait for pending calls. */
const maxDelayMs = 1000;

/**
 * Refetches the queries with these tags. RTK Query delays an invalidation until no call is pending, so that a query
 * that began before the event is fetched again after it; one hanging call would hold back all updates of the page.
 * Therefore every cached query with these tags that has not been fetched since is refetched after a second in any case.
 */
export const refetchTags =
  (tags: readonly CacheTag[]) =>
  (dispatch: AppStore['dispatch'], getState: AppStore['getState']): void => {
    const notifiedAt = Date.now();
    dispatch(api.util.invalidateTags([...tags]));
    setTimeout(() => {
      const { queries } = getState()[api.reducerPath];
      for (const { queryCacheKey } of api.util.selectInvalidatedBy(getState(), [...tags])) {
        const query = queries[queryCacheKey];
        if (query === undefined || query.status === 'pending' || (query.startedTimeStamp ?? 0) >= notifiedAt) continue;
        dispatch(refetchQuery(query));
      }
    }, maxDelayMs);
  };
