import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { noFilters, readFilters, writeFilters } from './team-filters';
import type { TeamFilters } from './team-filters';

export interface FilterControls {
  readonly filters: TeamFilters;
  readonly change: (part: Partial<TeamFilters>) => void;
  /** All but search and sort. */
  readonly reset: () => void;
}

/** The filters of the address. A change takes the place of the former one, so that Back leaves the page. */
export const useTeamFilters = (): FilterControls => {
  const [query, setQuery] = useSearchParams();
  const filters = useMemo(() => readFilters(query), [query]);
  const change = useCallback(
    (part: Partial<TeamFilters>) =>
      setQuery((latest) => writeFilters(latest, { ...readFilters(latest), ...part }), { replace: true, preventScrollReset: true }),
    [setQuery],
  );
  const reset = useCallback(() => {
    const { search: _search, sort: _sort, ...rest } = noFilters;
    change(rest);
  }, [change]);
  return { filters, change, reset };
};
