import { useCallback, useMemo } from 'react';
import { useAddressQuery } from '#client/kit/routing/use-address-query.ts';
import type { TransactionFilter } from '#client/entities/money/balance-transactions-api.ts';
import { currentTimeZone } from '#client/kit/time/server-now.ts';
import { readGroups, type TypeGroup, typesOf } from './type-groups';

/** Days in the person's time zone, `2026-11-22`, inclusive; either may be open. */
export interface Period {
  readonly from: string | null;
  readonly to: string | null;
}

/** A day of the calendar in this century: not `2026-02-31`, nor `0026-11-01`, which a date field makes of «26». */
export const isDay = (text: string): boolean => {
  const moment = /^20\d\d-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
};

const dayParam = (query: URLSearchParams, name: string): string | null => {
  const text = query.get(name);
  return text !== null && isDay(text) ? text : null;
};

const filterOf = (groups: readonly TypeGroup[], { from, to }: Period): TransactionFilter => ({
  types: typesOf(groups),
  from,
  to,
  zone: currentTimeZone(),
});

/** What an address asks for. */
export const filterIn = (query: URLSearchParams): TransactionFilter =>
  filterOf(readGroups(query.get('types')), { from: dayParam(query, 'from'), to: dayParam(query, 'to') });

/** The filter of operations, in the page's address, so that a link or Back restores it. */
export const useOperationsFilter = () => {
  const [query, setQuery] = useAddressQuery();
  const [names, from, to] = [query.get('types'), dayParam(query, 'from'), dayParam(query, 'to')];
  const groups = useMemo(() => readGroups(names), [names]);
  const filter = useMemo(() => filterOf(groups, { from, to }), [groups, from, to]);
  const change = useCallback(
    (values: Readonly<Record<string, string | null>>) => {
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(values)) {
            if (value === null || value === '') after.delete(name);
            else after.set(name, value);
          }
          return after;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setQuery],
  );
  return {
    groups,
    period: { from, to },
    filter,
    isFiltered: groups.length > 0 || from !== null || to !== null,
    chooseGroups: (next: readonly TypeGroup[]) => change({ types: next.join('.') }),
    choosePeriod: (next: Period) => change({ from: next.from, to: next.to }),
    showAll: () => change({ types: null, from: null, to: null }),
  } as const;
};
