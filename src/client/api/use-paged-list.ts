import { useMemo } from 'react';
import { useFurtherPages } from './use-further-pages';

interface ListPage<Item> {
  readonly items: readonly Item[];
  /** Null: more than a thousand. */
  readonly total: number | null;
}

/** The part of an RTK infinite query that a list uses. */
interface PagedQuery<Item> {
  readonly data?: { readonly pages: readonly ListPage<Item>[] } | undefined;
  readonly currentData?: { readonly pages: readonly ListPage<Item>[] } | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

export interface PagedList<Item> {
  /** Undefined until the first page is loaded. */
  readonly items: readonly Item[] | undefined;
  /** Null: more than a thousand. */
  readonly total: number | null | undefined;
  /** The items still belong to the previous filters. */
  readonly stale: boolean;
  /** Of the first or a further page. What is shown stays as it is if a refetch of it fails. */
  readonly error: unknown;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  readonly loadMore: () => void;
  readonly retry: () => unknown;
}

/**
 * A filtered list with infinite scroll: the previous items stay until the new ones are loaded, and when a further page
 * fails.
 */
export const usePagedList = <Item>({
  data,
  currentData,
  error,
  isFetching,
  hasNextPage,
  isFetchingNextPage,
  isFetchNextPageError,
  fetchNextPage,
  refetch,
}: PagedQuery<Item>): PagedList<Item> => {
  const failed = error !== undefined && currentData === undefined;
  const shownError = !isFetching && (failed || isFetchNextPageError) ? error : undefined;
  const shown = failed ? undefined : data;
  const loadMore = useFurtherPages({
    isFetching,
    hasNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
    fetchNextPage,
  });
  const items = useMemo(() => shown?.pages.flatMap((page) => page.items), [shown]);
  return {
    items,
    total: currentData?.pages[0]?.total,
    stale: currentData === undefined && isFetching,
    error: shownError,
    hasMore: hasNextPage,
    loadingMore: isFetchingNextPage,
    loadMore,
    retry: () => (currentData === undefined ? refetch() : fetchNextPage()),
  };
};
