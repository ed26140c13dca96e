import { api } from '../../api/api';
import type { CacheTag } from '../../entities/cache-rules/define-mutations';
import { refetchQuery } from './refetch-query';
import type { AppStore } from '../store/create-app-store';

/** Milliseconds for which what the server has told may wait for calls that are on their way. */
const maxDelayMs = 1000;

/**
 * Asks anew for what stands under these tags. RTK Query waits with that until no call at all is on its way, so that what
 * was asked before the event is asked after it too; a call that hangs would hold back everything that a page is told.
 * So whatever stands and has not been asked since is asked a second later in any case.
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
