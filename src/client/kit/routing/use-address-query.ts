import { useCallback, useLayoutEffect, useMemo } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useNavigationType } from 'react-router';

interface Pending {
  readonly pathname: string;
  /** Queries that the page may still show: the one before the changes, and those between them. */
  readonly shown: readonly string[];
  /** The query that the page will show. */
  readonly last: string;
}

/** Changes of the address that have not been rendered yet. There is one address, so there is one of these. */
let pending: Pending | null = null;

const pendingAt = (pathname: string, search: string): Pending | null =>
  pending?.pathname === pathname && pending.shown.includes(search) ? pending : null;

type ChangeQuery = (change: (query: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void;

/**
 * The query of the address, and its change by a function from the present query to the new one. Changes made before the
 * page is rendered add up; the router's own `setSearchParams` gives each of them the query of the last render, so that
 * of two filters pressed quickly the first would be lost.
 */
export const useAddressQuery = (): readonly [URLSearchParams, ChangeQuery] => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const byHistory = useNavigationType() === 'POP';
  useLayoutEffect(() => {
    if (byHistory || pendingAt(pathname, search) === null) pending = null;
  }, [pathname, search, byHistory]);
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const change: ChangeQuery = useCallback(
    (next, options) => {
      const before = pendingAt(pathname, search);
      const text = next(new URLSearchParams(before?.last ?? search)).toString();
      const last = text === '' ? '' : `?${text}`;
      pending = { pathname, shown: [...(before === null ? [] : [...before.shown, before.last]), search], last };
      void navigate({ pathname, search: last }, options);
    },
    [pathname, search, navigate],
  );
  return [query, change];
};
