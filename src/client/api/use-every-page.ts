import { useEffect } from 'react';
import type { FurtherPages } from './use-further-pages';

/** Loads one page after the other, for a choice that has to offer all of a list; a page that fails ends it. */
export const useEveryPage = ({
  isFetching,
  hasNextPage,
  isFetchNextPageError,
  fetchNextPage,
}: Omit<FurtherPages, 'isFetchingNextPage'>): void => {
  const isWanted = hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (isWanted) void fetchNextPage();
  }, [isWanted, fetchNextPage]);
};
