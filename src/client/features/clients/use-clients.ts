import { useMemo } from 'react';
import type { MateClient } from '../../../contract/mate-clients';
import { useMateClientsInfiniteQuery } from '../../api/mate-side-api';

export interface FoundClientsState {
  /** Undefined before anything has come. */
  readonly clients: readonly MateClient[] | undefined;
  /** Null: more than a thousand. */
  readonly total: number | null | undefined;
  readonly stale: boolean;
  readonly error: unknown;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  readonly more: () => void;
  readonly retry: () => unknown;
}

const pageSize = 40;

/** The clients that fit, page after page. */
export const useClients = (search: string, favorite: boolean): FoundClientsState => {
  const { data, currentData, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useMateClientsInfiniteQuery({
    query: { search, favorite: String(favorite), limit: pageSize },
  });
  const failed = error !== undefined && currentData === undefined;
  const shown = failed ? undefined : data;
  const clients = useMemo(() => shown?.pages.flatMap(({ items }) => items), [shown]);
  return {
    clients,
    total: currentData?.pages[0]?.total,
    stale: currentData === undefined && isFetching,
    error: isFetching ? undefined : error,
    hasMore: hasNextPage,
    loadingMore: isFetchingNextPage,
    more: () => {
      if (hasNextPage && !isFetching && error === undefined) void fetchNextPage();
    },
    retry: () => (currentData === undefined ? refetch() : fetchNextPage()),
  };
};
