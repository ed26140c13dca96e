import { useMemo } from 'react';
import type { MateCard } from '../../../contract/schemas/mate-card';
import { useMatesInfiniteQuery } from '../../api/mates-api';
import { filtersQuery } from './team-filters';
import type { TeamFilters } from './team-filters';

export interface FoundMates {
  /** Undefined before anything has come. */
  readonly mates: readonly MateCard[] | undefined;
  /** Null: more than a thousand. */
  readonly total: number | null | undefined;
  /** The cards are still those of the former filters. */
  readonly stale: boolean;
  readonly error: unknown;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  readonly more: () => void;
  readonly retry: () => unknown;
}

const pageSize = 48;

/** The mates that the filters let through, page after page. */
export const useMates = (gameId: string, filters: TeamFilters): FoundMates => {
  const { data, currentData, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useMatesInfiniteQuery({
    params: { gameId },
    query: { ...filtersQuery(filters), limit: pageSize },
  });
  const failed = error !== undefined && currentData === undefined;
  const shown = failed ? undefined : data;
  const mates = useMemo(() => shown?.pages.flatMap(({ items }) => items), [shown]);
  return {
    mates,
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
