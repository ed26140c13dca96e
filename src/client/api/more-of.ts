import { failureOf } from './api-error';
import type { FurtherPages } from './use-further-pages';

interface FailingPages extends FurtherPages {
  readonly error?: unknown;
}

/** What `LoadMore` shows at the end of the list of such a query. */
export const moreOf = ({
  error,
  isFetching,
  hasNextPage,
  isFetchingNextPage,
  isFetchNextPageError,
  fetchNextPage,
}: FailingPages) => ({
  hasMore: hasNextPage,
  loading: isFetchingNextPage,
  refetching: isFetching && !isFetchingNextPage,
  failure: isFetchNextPageError ? failureOf(error).message : undefined,
  onMore: fetchNextPage,
});
