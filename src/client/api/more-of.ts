import { failureOf } from './api-error';

/** The part of an RTK infinite query that its further pages need. */
interface FurtherPages {
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
}

/** What `LoadMore` shows at the end of the list of such a query. */
export const moreOf = ({
  error,
  isFetching,
  hasNextPage,
  isFetchingNextPage,
  isFetchNextPageError,
  fetchNextPage,
}: FurtherPages) => ({
  hasMore: hasNextPage,
  loading: isFetchingNextPage,
  refetching: isFetching && !isFetchingNextPage,
  failure: isFetchNextPageError ? failureOf(error).message : undefined,
  onMore: fetchNextPage,
});
