import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useTransactionsInfiniteQuery } from '../../../api/balance-api';
import { readGroups, typesOf } from './type-groups';
import type { TypeGroup } from './type-groups';

const param = 'types';

/** The history under the filter of the page's address: a link or Back brings the same filter. */
export const useOperations = () => {
  const [query, setQuery] = useSearchParams();
  const text = query.get(param);
  const groups = useMemo(() => readGroups(text), [text]);
  const types = useMemo(() => typesOf(groups), [groups]);
  const list = useTransactionsInfiniteQuery(types);
  const lines = useMemo(() => list.currentData?.pages.flatMap(({ items }) => items), [list.currentData]);

  const choose = useCallback(
    (next: readonly TypeGroup[]) => {
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          if (next.length === 0) after.delete(param);
          else after.set(param, next.join('.'));
          return after;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setQuery],
  );
  return { ...list, lines, groups, types, choose };
};
