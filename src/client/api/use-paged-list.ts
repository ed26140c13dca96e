import { useMemo } from 'react';
import { failureOf } from './api-error';
import { type QueryState, shownData } from './loaded';
import { type FurtherPages, useFurtherPages } from './use-further-pages';

interface ListPage<Item> {
  readonly items: readonly Item[];
  /** Null: more than a thousand. */
  readonly total: number | null;
}

/** The part of an RTK infinite query that a list uses. */
interface PagedQuery<Item> extends FurtherPages {
  readonly data?: { readonly pages: readonly ListPage<Item>[] } | undefined;
  readonly currentData?: { readonly pages: readonly ListPage<Item>[] } | undefined;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

export interface PagedList<Item> {
  /** What is shown of it: also the items of the previous filters, until the new ones have come. */
  readonly query: QueryState<readonly Item[]>;
  /** Null: more than a thousand. */
  readonly total: number | null | undefined;
  /** The items still belong to the previous filters. */
  readonly stale: boolean;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  readonly loadMore: () => void;
  /** Why a further page failed; what was loaded before it stays. */
  readonly moreFailure: string | undefined;
  readonly retryMore: () => unknown;
}

/** A filtered list with infinite scroll. */
export const usePagedList = <Item>(paged: PagedQuery<Item>): PagedList<Item> => {
  const { currentData, error, isFetching, hasNextPage, isFetchingNextPage, isFetchNextPageError } = paged;
  // A further attempt at the first page looks like the first one.
  const hides = isFetching && currentData === undefined;
  const data = shownData(paged, true);
  const items = useMemo(() => data?.pages.flatMap((page) => page.items), [data]);
  return {
    query: { data: items, error: hides ? undefined : error, isFetchNextPageError, refetch: paged.refetch },
    total: currentData?.pages[0]?.total,
    stale: currentData === undefined && isFetching,
    hasMore: hasNextPage,
    loadingMore: isFetchingNextPage,
    loadMore: useFurtherPages(paged),
    moreFailure: isFetchNextPageError && !isFetching ? failureOf(error).message : undefined,
    retryMore: paged.fetchNextPage,
  };
};
