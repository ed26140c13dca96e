import { api } from '../../api/api';
import type { Changed } from '../../entities/cache-rules/changes-by';
import { askQuery } from './ask-query';
import type { AppStore } from '../store/create-app-store';

/** Milliseconds for which what the server has told may wait for calls that are on their way. */
const longestMs = 1000;

/**
 * Asks anew for what stands under these tags. RTK Query waits with that until no call at all is on its way, so that what
 * was asked before the event is asked after it too; a call that hangs would hold back everything that a page is told.
 * So whatever stands and has not been asked since is asked a second later in any case.
 */
export const askAnew =
  (tags: readonly Changed[]) =>
  (dispatch: AppStore['dispatch'], getState: AppStore['getState']): void => {
    const toldAt = Date.now();
    dispatch(api.util.invalidateTags([...tags]));
    setTimeout(() => {
      const { queries } = getState()[api.reducerPath];
      for (const { queryCacheKey } of api.util.selectInvalidatedBy(getState(), [...tags])) {
        const query = queries[queryCacheKey];
        if (query === undefined || query.status === 'pending' || (query.startedTimeStamp ?? 0) >= toldAt) continue;
        dispatch(askQuery(query));
      }
    }, longestMs);
  };
