import { useOnceFree } from '../kit/form/use-once-free';

/** The part of an RTK infinite query that its further pages need. */
export interface FurtherPages {
  readonly isFetching: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
}

/**
 * Loads the next page of a list whose end was reached. Lists say that once, and RTK Query drops a page that is asked for
 * during a refetch: it is asked for after it, otherwise the list would stop for good.
 */
export const useFurtherPages = ({
  isFetching,
  hasNextPage,
  isFetchingNextPage,
  isFetchNextPageError,
  fetchNextPage,
}: FurtherPages): (() => void) =>
  useOnceFree(isFetching && !isFetchingNextPage, () => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  });
